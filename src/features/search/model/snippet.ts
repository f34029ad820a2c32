import {termsOf, wordsOf, writtenWords} from './words';

/** A piece of text, and whether it matches the query. */
export type Piece = [text: string, isMarked: boolean];

const length = 150;
const before = 40;

type Range = {start: number; end: number};

/** A cache, because the same words come up with every query. */
const known = new Map<string, string[]>();

function termsIn(word: string): string[] {
  const terms = known.get(word) ?? wordsOf(word).flatMap(termsOf);
  known.set(word, terms);
  return terms;
}

function matches(text: string, terms: ReadonlySet<string>): Range[] {
  return writtenWords(text)
    .filter(({text: word}) => termsIn(word).some((term) => terms.has(term)))
    .map(({text: word, start}) => ({start, end: start + word.length}));
}

/** The start of the part with the most matches. */
function densest(ranges: Range[]): number {
  const counts = ranges.map(
    ({start}) => ranges.filter((other) => other.start >= start && other.end <= start + length).length,
  );
  return ranges[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

function wordBoundary(text: string, near: number): number {
  return near <= 0 ? 0 : text.indexOf(' ', near) + 1;
}

function marked(text: string, ranges: Range[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const {start, end} of ranges.filter((range) => range.start >= from && range.end <= to)) {
    pieces.push([text.slice(at, start), false], [text.slice(start, end), true]);
    at = end;
  }
  return [...pieces, [text.slice(at, to), false] satisfies Piece].filter(([piece]) => piece !== '');
}

export function markWords(text: string, terms: ReadonlySet<string>): Piece[] {
  return marked(text, matches(text, terms), 0, text.length);
}

/** A line or two of the text around the matches. */
export function snippetOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const ranges = matches(text, terms);
  const from = wordBoundary(text, densest(ranges) - before);
  const cut = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
  const to = cut > from ? cut : from + length;
  const pieces = marked(text, ranges, from, to);
  return [
    ...(from > 0 ? [['… ', false] satisfies Piece] : []),
    ...pieces,
    ...(to < text.length ? [[' …', false] satisfies Piece] : []),
  ];
}
