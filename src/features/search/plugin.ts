import path from 'node:path';
import {bundle} from '../../build/bundle';
import type {PageReading} from '../../build/onPages';
import {outputFile} from '../../build/outputFile';
import {emergency} from '../../site/navigation';
import {Engine} from './engine';
import {readMeanings} from './meanings';
import {readPage} from './readPage';
import type {SearchData, Section} from './section';

/** The one file that a reader loads to search: sections, styles and code. */
export function searchScript(baseUrl: string): string {
  return `${baseUrl}search/search.js`;
}

/** Writes the file of the search from the built pages. The browser builds the index, which would be larger. */
export const writeSearch: PageReading = ({siteDir, outDir, baseUrl}) => {
  const sections: Section[] = [];
  return {
    read({permalink, content}) {
      sections.push(...readPage(content(), permalink.slice(baseUrl.length)));
    },
    async finish() {
      const data: SearchData = {sections, meanings: readMeanings()};
      const ofEmergency = sections.filter(({address}) => `/${address}`.startsWith(emergency.path));
      const engine = await Engine.create({...data, sections: ofEmergency});
      if (engine.search('emergency').length === 0) {
        throw new Error('The search finds no page for "emergency", see src/features/search/engine.ts.');
      }
      const [styles = '', code = ''] = await Promise.all(
        ['search.css', 'search.ts'].map((file) =>
          bundle({entryPoints: [path.join(siteDir, 'src/features/search/ui', file)], outdir: outDir, format: 'esm'}),
        ),
      );
      const constants = `const searchData=${JSON.stringify(data)};const searchStyles=${JSON.stringify(styles.trim())};`;
      await outputFile(path.join(outDir, searchScript('/')), `${constants}\n${code}`);
    },
  };
};
