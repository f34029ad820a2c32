import type {Section} from './section';
import {type fieldWeights} from './tuning';
import {stem, wordsOf} from './words';

/** The words of a hand-written anchor. An anchor derived from the title would only repeat it. */
function anchorOf({address, title}: Section): string {
  const anchor = address.split('#', 2)[1] ?? '';
  const known = new Set(wordsOf(title).flatMap(({whole, parts}) => [whole, ...parts].map(stem)));
  return anchor
    .split('-')
    .filter((word) => !known.has(stem(word)))
    .join(' ');
}

/** The words of the path, without the date of a blog post: a year in a question seldom means when a post was written. */
function pathOf({address}: Section): string {
  return address.replace(/#.*/, '').replace(/^blog\/[\d/]+/, '');
}

const fields: {[Name in keyof typeof fieldWeights]: (section: Section) => string} = {
  title: ({title}) => title,
  names: ({names = []}) => names.join(' '),
  anchor: anchorOf,
  above: ({above}) => above.join(' '),
  path: pathOf,
  text: ({text}) => text,
};

const readers = new Map(Object.entries(fields));

export const fieldNames = [...readers.keys()];

export function readField(section: Section, name: string): string {
  return readers.get(name)?.(section) ?? '';
}
