import {termsOf, writtenWord} from './words';

/** A piece of text, and whether it matches the query. */
export type Piece = [text: string, isMarked: boolean];

const length = 150;
const before = 40;

type Range = {start: number; end: number};

function matches(text: string, terms: ReadonlySet<string>): Range[] {
  return [...text.matchAll(writtenWord)]
    .filter(([word]) => termsOf(word).some((term) => terms.has(term)))
    .map(({0: word, index}) => ({start: index, end: index + word.length}));
}

/** The start of the part with the most matches. */
function densest(ranges: Range[]): number {
  const counts = ranges.map(
    ({start}) => ranges.filter((other) => other.start >= start && other.end <= start + length).length,
  );
  return ranges[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

function mark(text: string, ranges: Range[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const {start, end} of ranges.filter((range) => range.start >= from && range.end <= to)) {
    pieces.push([text.slice(at, start), false], [text.slice(start, end), true]);
    at = end;
  }
  return [...pieces, [text.slice(at, to), false]];
}

export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  return mark(text, matches(text, terms), 0, text.length);
}

/** A line or two of the text around the matches, cut between words. */
export function snippetOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const ranges = matches(text, terms);
  const near = densest(ranges) - before;
  const from = near <= 0 ? 0 : text.indexOf(' ', near) + 1;
  const to = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  return [[from > 0 ? '… ' : '', false], ...mark(text, ranges, from, to), [to < text.length ? ' …' : '', false]];
}
