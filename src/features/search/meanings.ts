import {readFileSync} from 'node:fs';
import {readYaml} from '../../build/readYaml';
import {readGlossary} from '../glossary/entries';
import {wordsOf} from './words';

const file = 'src/features/search/aliases.yml';

/** Meanings → the typed words that may mean it, between commas: from the list of aliases and the names in the glossary. */
export function readMeanings(glossary = readGlossary()): Record<string, string> {
  const aliases = readYaml(file, readFileSync(file, 'utf8')) as Record<string, string>;
  const lists = [
    ...Object.entries(aliases).map(([means, words]) => ({means, words: words.split(', ')})),
    ...glossary.map(({term, also}) => ({means: term.toLowerCase(), words: also})),
  ];
  const meanings = new Map<string, string>();
  for (const {means, words} of lists) {
    const known = meanings.get(means)?.split(',') ?? [];
    meanings.set(means, [...new Set([...known, ...words.map((word) => wordsOf(word).join(' '))])].join(','));
  }
  return Object.fromEntries(meanings);
}
