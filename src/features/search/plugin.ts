import {existsSync} from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Step} from '../../build/afterBuild';
import {builtPages, readBuiltPage} from '../../build/builtPages';
import {bundleText} from '../../build/bundle';
import {outputFile} from '../../build/outputFile';
import {redirects} from '../../site/redirects';
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
  if (process.env.NODE_ENV === 'development' && !existsSync(directory)) {
    logger.warn('The search finds nothing yet: run npm run build once. Development uses the file of the last build.');
  }
  return {
    name: 'search',
    configureWebpack: () => ({
      mergeStrategy: {'devServer.static': 'append'},
      ...{devServer: {static: [{directory, publicPath: `${baseUrl}search/`, watch: false}]}},
    }),
  };
}

/** Writes the file of the search from the built pages. The browser builds the index, which would be larger. */
export const writeSearch: Step = async ({siteDir, outDir, baseUrl, routesPaths, siteConfig, codeTranslations}) => {
  const pages = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const sections = builtPages(routesPaths, pages).flatMap((permalink) => {
    const address = permalink.slice(baseUrl.length);
    const redirectsHere = redirects.filter(({to}) => to === `/${address.replace(/\/$/, '')}`);
    return readPage(
      readBuiltPage(permalink, outDir, pages),
      address,
      redirectsHere.map(({from}) => from),
    );
  });
  const data: SearchData = {sections, meanings: readMeanings()};
  const bundle = (file: string) => {
    const entry = path.join(siteDir, 'src/features/search/ui', file);
    return bundleText({entryPoints: [entry], outdir: outDir, format: 'esm'}, codeTranslations);
  };
  const [styles, code] = await Promise.all([bundle('search.css'), bundle('search.ts')]);
  const constants = `const searchData=${JSON.stringify(data)};const searchStyles=${JSON.stringify(styles.trim())};`;
  await outputFile(path.join(outDir, searchScript('/')), `${constants}\n${code}`);
};
