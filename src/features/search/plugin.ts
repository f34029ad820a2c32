import path from 'node:path';
import type {Step} from '../../build/afterBuild';
import {builtPages, readBuiltPage} from '../../build/builtPages';
import {bundle} from '../../build/bundle';
import {outputFile} from '../../build/outputFile';
import {textsOf} from '../../build/texts';
import {Engine} from './engine';
import {readMeanings} from './meanings';
import {readPage} from './readPage';
import type {SearchData} from './section';
import {searchTextsIn} from './texts';

/** The one file that a reader loads to search: sections, styles and code. */
export function searchScript(baseUrl: string): string {
  return `${baseUrl}search/search.js`;
}

/** Writes the file of the search from the built pages. The browser builds the index, which would be larger. */
export const writeSearch: Step = async ({siteDir, outDir, baseUrl, routesPaths, siteConfig}) => {
  const pages = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const sections = builtPages(routesPaths, pages).flatMap((permalink) =>
    readPage(readBuiltPage(permalink, outDir, pages), permalink.slice(baseUrl.length)),
  );
  const data: SearchData = {sections, meanings: readMeanings()};
  const engine = await Engine.create(data);
  if (engine.search('emergency').length === 0) {
    throw new Error('The search finds no page for "emergency", see src/features/search/engine.ts.');
  }
  const [styles = '', code = ''] = await Promise.all(
    ['search.css', 'search.ts'].map((file) =>
      bundle({entryPoints: [path.join(siteDir, 'src/features/search/ui', file)], outdir: outDir, format: 'esm'}),
    ),
  );
  const constants = {searchData: data, searchStyles: styles.trim(), searchTexts: textsOf(searchTextsIn)};
  const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
  await outputFile(path.join(outDir, searchScript('/')), `${lines.join('')}\n${code}`);
};
