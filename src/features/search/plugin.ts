import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Step} from '../../build/afterBuild';
import {builtPages, readBuiltPage} from '../../build/builtPages';
import {bundle} from '../../build/bundle';
import {outputFile} from '../../build/outputFile';
import {readMeanings} from './meanings';
import {readPage} from './readPage';
import type {SearchData} from './section';

/** The one file that a reader loads to search: sections, styles and code. */
export function searchScript(baseUrl: string): string {
  return `${baseUrl}search/search.js`;
}

/** Serves the file of the last build in development, where there are no built pages to read. */
export default function searchPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const directory = path.join(siteDir, 'build/search');
  return {
    name: 'search',
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'},
      ...{devServer: {static: [{directory, publicPath: `${baseUrl}search/`, watch: false}]}},
    }),
  };
}

/** Writes the file of the search from the built pages. The browser builds the index, which would be larger. */
export const writeSearch: Step = async ({siteDir, outDir, baseUrl, routesPaths, siteConfig}) => {
  const pages = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const sections = builtPages(routesPaths, pages).flatMap((permalink) =>
    readPage(readBuiltPage(permalink, outDir, pages), permalink.slice(baseUrl.length)),
  );
  const data: SearchData = {sections, meanings: readMeanings()};
  const [styles = '', code = ''] = await Promise.all(
    ['search.css', 'search.ts'].map((file) =>
      bundle({entryPoints: [path.join(siteDir, 'src/features/search/ui', file)], outdir: outDir, format: 'esm'}),
    ),
  );
  const constants = `const searchData=${JSON.stringify(data)};const searchStyles=${JSON.stringify(styles.trim())};`;
  await outputFile(path.join(outDir, searchScript('/')), `${constants}\n${code}`);
};
