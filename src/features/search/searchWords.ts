import {readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {readList} from '../../build/readYaml';
import {about} from '../../site/sections';
import {readGlossary} from '../glossary/entries';
import type {SearchData} from './searchData';
import {stem, wordsOf} from './words';

export const searchWordsFile = `${about.path}/search-words.yml`;

/** What a list adds to the index. */
export type SearchWords = Pick<SearchData, 'meanings' | 'urgent' | 'asks'>;

type Listed = Record<string, string>;

const words = Joi.object<Listed>().pattern(Joi.string(), Joi.string()).required();
const role = Joi.valid('wearer', 'holder', 'integrator', 'before', 'locked', 'end');
const list = Joi.object<{urgent: Listed; words: Listed; asks: Listed}>({
  urgent: words,
  words,
  asks: words.pattern(role, Joi.string()),
});

/** Phrases as the search compares them. */
function stems(phrases: string[]): string[] {
  return phrases.map((phrase) => wordsOf(phrase).map(stem).join(' '));
}

/** What readers type for what pages call otherwise: from search-words.yml, and the other names in the glossary. */
export function readSearchWords(glossary = readGlossary()): SearchWords {
  const allowed = 'It has "urgent", "words" and "asks".';
  const {urgent, words: common, asks} = readList(searchWordsFile, readFileSync(searchWordsFile, 'utf8'), list, allowed);
  const meanings = new Map<string, string[]>();
  const add = (means: string, phrases: string[]) =>
    meanings.set(means, [...new Set([...(meanings.get(means) ?? []), ...stems(phrases)])]);
  Object.entries({...urgent, ...common}).forEach(([means, phrases]) => add(means, phrases.split(', ')));
  glossary.forEach(({term, also}) => add(term.toLowerCase(), also));
  const names = glossary.filter(({also}) => also.length > 0).map(({term}) => term.toLowerCase());
  return {
    meanings: Object.fromEntries([...meanings].map(([means, phrases]) => [means, phrases.join(',')])),
    urgent: [...Object.keys(urgent), ...names],
    asks: Object.fromEntries(
      Object.entries(asks).map(([name, phrases]) => [name, stems(phrases.split(', ')).join(',')]),
    ),
  };
}
