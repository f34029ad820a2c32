import {readFileSync} from 'node:fs';
import {readYaml} from '../../build/readYaml';
import {readGlossary} from '../glossary/entries';
import {wordsOf} from './words';

const file = 'src/features/search/aliases.yml';

/** Typed words → everything they may mean, from the list of aliases and the other names in the glossary. */
export function readMeanings(): Record<string, string[]> {
  const aliases = readYaml(file, readFileSync(file, 'utf8')) as Record<string, string>;
  const lists = [
    ...Object.entries(aliases).map(([means, words]) => ({means, words: words.split(', ')})),
    ...readGlossary().map(({term, also = []}) => ({means: term.toLowerCase(), words: also})),
  ];
  const meanings: Record<string, string[]> = {};
  for (const {means, words} of lists) {
    for (const word of words.map((one) => wordsOf(one).join(' '))) {
      meanings[word] = [...new Set([...(meanings[word] ?? []), means])];
    }
  }
  return meanings;
}
