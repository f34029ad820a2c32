import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {scriptFile} from '../../notFound/place';
import {hasPages} from '../../site/hasPages';
import {bundled} from '../bundle';

/** Lets the static not-found page name the nearest pages without React, whose scripts a phone does not load by itself. */
export default function notFoundPlugin({siteDir, generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'not-found',
    async postBuild({outDir}) {
      // Without files there is no such page: React shows it, and fills it.
      if (!hasPages(siteConfig)) {
        return;
      }
      const {outputFiles} = await build({
        ...bundled,
        entryPoints: [path.join(siteDir, 'src/notFound/index.ts')],
        alias: {'@generated': generatedFilesDir},
      });
      await writeFile(path.join(outDir, scriptFile), outputFiles.map(({text}) => text).join(''));
    },
  };
}
