import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {Settings} from '../../early/settings';
import {hasPages} from '../../site/hasPages';
import {bundled} from '../bundle';
import {searchScript, unnamedFolder} from '../search/places';

/** Puts `src/early` into every page, as one script that is the same everywhere: a strict policy needs one hash for it. */
function bundle(entry: string, settings: Settings): string {
  const {outputFiles} = buildSync({
    ...bundled,
    entryPoints: [entry],
    define: {SETTINGS: JSON.stringify(settings)},
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}

export default function earlyScriptPlugin(
  {siteDir, siteStorage, siteConfig, baseUrl}: LoadContext,
  {announcementId}: {announcementId: string},
): Plugin {
  const search = hasPages(siteConfig) ? unnamedFolder(baseUrl) + searchScript : '';
  const folder = path.join(siteDir, 'src/early');
  return {
    name: 'early-script',
    getPathsToWatch: () => [`${folder}/*.ts`],
    injectHtmlTags() {
      // Plugins are made side by side: only now has that of the storage said which it is.
      const {type: storage, namespace} = siteStorage;
      const innerHTML = bundle(path.join(folder, 'index.ts'), {storage, namespace, announcementId, search});
      return {preBodyTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
