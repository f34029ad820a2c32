import type {PluginConfig} from '@docusaurus/types';
import type {PageTransform} from '../build/transformPages';
import type {ScriptPart} from '../runtime/build/pageScript';
import {deferPageScripts} from './scripts/deferScripts';
import {paintTitleFirst} from './scripts/titleFirst';
import {inlineStyles} from './styles';

type Speed = {plugins: PluginConfig[]; scriptParts: ScriptPart[]; transforms: PageTransform[]};

/**
 * The layer that makes pages fast: scripts load on demand, and each page contains the styles it can use. Without it,
 * the site works like any Docusaurus site, with a linked style sheet and scripts that load with the page.
 */
export function speed({on}: {on: boolean}): Speed {
  return on
    ? {
        plugins: ['./src/speed/framework/index.ts', './src/speed/speculation/index.ts'],
        scriptParts: [{entry: 'src/speed/inline/index.ts'}],
        transforms: [deferPageScripts, inlineStyles, paintTitleFirst],
      }
    : {plugins: [], scriptParts: [], transforms: []};
}
