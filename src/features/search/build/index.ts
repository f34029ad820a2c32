import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFiles} from './client';
import {searchFolder, unnamedFolder} from './places';
import {writeFiles} from './write';

/** In development, the search uses the data of the last build. An empty file makes it say that there is none. */
async function lastData(siteDir: string): Promise<string> {
  const [file] = await Globby('*/sections.json', {cwd: path.join(siteDir, 'build', searchFolder('/')), absolute: true});
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/**
 * The search of the site. A reader loads the text of all sections once, about 50 kB, and a worker builds the index:
 * this is smaller than a finished index plus its texts, and from then on searching works offline. The data is written
 * by the build step `writeSearch`, once the pages exist.
 */
export default function searchPlugin({siteDir, baseUrl, generatedFilesDir, codeTranslations}: LoadContext): Plugin {
  const inDevelopment = path.join(generatedFilesDir, 'search-client/unnamed');
  const served = [{directory: inDevelopment, publicPath: unnamedFolder(baseUrl), watch: false}];
  return {
    name: 'search',
    async contentLoaded() {
      if (process.env.NODE_ENV === 'development') {
        const files = await searchFiles({siteDir, baseUrl, codeTranslations}, await lastData(siteDir));
        writeFiles(inDevelopment, files);
      }
    },
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'},
      ...{devServer: {static: served}},
    }),
  };
}
