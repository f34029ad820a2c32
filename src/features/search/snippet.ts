import {termsOf, writtenWord} from './words';

/** A piece of text, and whether it matches the query. */
export type Piece = [text: string, isMarked: boolean];

const length = 120;
const before = 20;

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

/** Splits a text at the words that match. */
export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces = text.split(new RegExp(`(${writtenWord.source})`, 'u'));
  return pieces.map((piece, at) => [piece, at % 2 === 1 && isFound(piece, terms)]);
}

/** A line of the text around the most matches, cut between words. */
export function snippetOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const found = [...text.matchAll(writtenWord)].flatMap(({0: word, index}) => (isFound(word, terms) ? [index] : []));
  const near = found.map((start) => found.filter((at) => at >= start && at < start + length - before).length);
  const start = (found[near.indexOf(Math.max(...near))] ?? 0) - before;
  const from = start > 0 ? text.indexOf(' ', start) + 1 : 0;
  const to = from + length < text.length ? text.lastIndexOf(' ', from + length) : text.length;
  return [
    [from > 0 ? '… ' : '', false],
    ...markWords(text.slice(from, to), terms),
    [to < text.length ? ' …' : '', false],
  ];
}
