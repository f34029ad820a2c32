import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {bundle} from '../../build/bundle';
import type {Reader} from '../../after';
import {outputFile} from '../../after/outputFile';
import {readSituations} from '../situations/entries';
import {buildIndex} from './buildIndex';
import {readSectionWords} from './sectionWords';
import {readPage} from './readPage';
import {readSearchWords} from './searchWords';
import type {Section} from './section';

/** What a reader loads to search: the index, styles and code. */
export function searchScript(baseUrl: string): string {
  return `${baseUrl}search/search.js`;
}

/** The texts of all places, which only the lines below the titles need. They are loaded after the first answer. */
const textsFile = 'search/texts.json';

/** Writes the files of the search from the built pages. */
export function writeSearch({siteDir, outDir, baseUrl}: Props): Reader {
  const sections: Section[] = [];
  return {
    read(permalink, content) {
      sections.push(...readPage(content, permalink.slice(baseUrl.length)));
    },
    async write() {
      // The list is the same for a site whose addresses end with slashes.
      const keyOf = ({address}: Section) => address.replace(/\/(?=#|$)/, '');
      const words = readSectionWords(new Set(sections.map(keyOf)));
      const situations = readSituations().flatMap(({links}) => links);
      const typedFor = (address: string) => {
        const said = situations.filter(({to}) => to === `/${address}`).map(({label}) => label);
        return [words.get(address) ?? '', ...said].join(' ');
      };
      const asked = sections.map((section) => ({...section, typed: typedFor(keyOf(section))}));
      const data = buildIndex(asked, readSearchWords());
      const [styles = '', code = ''] = await Promise.all(
        ['search.css', 'search.ts'].map((file) =>
          bundle({entryPoints: [path.join(siteDir, 'src/features/search/ui', file)], outdir: outDir, format: 'esm'}),
        ),
      );
      const constants = {
        searchData: data,
        searchOffer: situations,
        searchStyles: styles.trim(),
      };
      const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
      await outputFile(path.join(outDir, searchScript('/')), `${lines.join('')}\n${code}`);
      await outputFile(path.join(outDir, textsFile), JSON.stringify(sections.map(({text}) => text)));
    },
  };
}
