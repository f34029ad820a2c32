import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFiles} from './client';
import {searchFolder} from './places';
import {writeFiles} from './write';

/** In development, the search uses the data of the last build. An empty file makes it say that there is none. */
function lastData(siteDir: string): string {
  const file = path.join(siteDir, 'build', searchFolder('/'), 'sections.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The search of the site. A reader loads the text of all sections once, about 50 kB, and a worker builds the index:
 * this is smaller than a finished index plus its texts, and from then on searching works offline. The data is written
 * by the build step `writeSearch`, once the pages exist.
 */
export default function searchPlugin({siteDir, baseUrl, generatedFilesDir, codeTranslations}: LoadContext): Plugin {
  const inDevelopment = path.join(generatedFilesDir, 'search-client');
  const served = [{directory: inDevelopment, publicPath: searchFolder(baseUrl), watch: false}];
  return {
    name: 'search',
    async contentLoaded() {
      if (process.env.NODE_ENV === 'development') {
        const files = await searchFiles({siteDir, baseUrl, codeTranslations}, lastData(siteDir));
        writeFiles(inDevelopment, files);
      }
    },
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'},
      ...{devServer: {static: served}},
    }),
  };
}
