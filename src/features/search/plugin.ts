import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {bundle} from '../../build/bundle';
import type {Reader} from '../../after';
import {outputFile} from '../../after/outputFile';
import {readSituations} from '../situations/entries';
import {buildIndex} from './buildIndex';
import {readMeanings} from './meanings';
import {readQuestions} from './questions';
import {readPage} from './readPage';
import {pageOf, type Section} from './section';
import type {Offered} from './ui/results';

/** What a reader loads to search: the index, styles and code. */
export function searchScript(baseUrl: string): string {
  return `${baseUrl}search/search.js`;
}

/** The texts of all places, which only the lines below the titles need. They are loaded after the first answer. */
const textsFile = 'search/texts.json';

/** What an empty search offers: the situations of readers, each with the title of the page that it leads to. */
function offeredPlaces(places: Section[]): Offered[] {
  const titleOf = (address: string) => places.find((place) => place.address === address)?.title ?? '';
  return readSituations().flatMap(({situations}) =>
    situations.map(({sentence, to}) => ({sentence, to, page: titleOf(pageOf({address: to.slice(1)}))})),
  );
}

/** Writes the files of the search from the built pages. */
export function writeSearch({siteDir, outDir, baseUrl}: Props): Reader {
  const sections: Section[] = [];
  return {
    read(permalink, content) {
      sections.push(...readPage(content, permalink.slice(baseUrl.length)));
    },
    async write() {
      const questions = readQuestions();
      const asked = sections.map((section) => ({...section, questions: questions.get(section.address)}));
      const data = buildIndex(asked, readMeanings());
      const [styles = '', code = ''] = await Promise.all(
        ['search.css', 'search.ts'].map((file) =>
          bundle({entryPoints: [path.join(siteDir, 'src/features/search/ui', file)], outdir: outDir, format: 'esm'}),
        ),
      );
      const constants = {searchData: data, searchOffer: offeredPlaces(sections), searchStyles: styles.trim()};
      const lines = Object.entries(constants).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
      await outputFile(path.join(outDir, searchScript('/')), `${lines.join('')}\n${code}`);
      await outputFile(path.join(outDir, textsFile), JSON.stringify(sections.map(({text}) => text)));
    },
  };
}
