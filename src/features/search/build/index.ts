import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFiles} from './client';
import {searchFolder, unnamedFolder} from './places';
import {writeFiles} from './write';

/** What the last build left, for the development server. Nothing is told by an empty file. */
async function lastData(siteDir: string): Promise<string> {
  const [file] = await Globby('*/sections.json', {cwd: path.join(siteDir, 'build', searchFolder('/')), absolute: true});
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/**
 * The search of the site. A reader loads the text of all sections once, about 50 kB, and a worker makes the index of it:
 * that is smaller than a finished index with its texts, and from then on searching works offline. A build
 * writes it when its pages are there: `writeSearch`.
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
