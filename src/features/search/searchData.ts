// The index as the browser loads it, in a form that is small and needs no work before the first search.
import {isPage, pageOf, type Place} from './section';

/** A heading: its anchor, its title, and how many stand above it. */
type Heading = [id: string, title: string, depth: number];

export type SearchData = {
  pages: {address: string; title: string; headings: Heading[]}[];
  /** All words of all places, stemmed and sorted, between spaces. */
  terms: string;
  /** For each word the places that have it, see `writePostings`. */
  postings: string;
  /** For each meaning the typed words that may mean it, between commas. */
  meanings: Record<string, string>;
};

export type Posting = {place: number; score: number};

/** Scores are kept as steps of this size, each a letter. */
const step = 1.25;
const steps = 'abcdefghijklmnopqrstuvwxyz';

/** The postings of a word: how far each place is from the one before unless it is the next, and a letter for its score. */
export function writePostings(postings: Posting[]): string {
  const inOrder = postings.toSorted((one, two) => one.place - two.place);
  return inOrder
    .map(({place, score}, at) => {
      const distance = place - (inOrder[at - 1]?.place ?? -1);
      const level = Math.round(Math.log(score) / Math.log(step));
      return `${distance === 1 ? '' : distance}${steps[Math.min(Math.max(level, 0), steps.length - 1)]}`;
    })
    .join('');
}

export function readPostings(written: string): Posting[] {
  let place = -1;
  return Array.from(written.matchAll(/(\d*)([a-z])/g), ([, distance, letter = '']) => {
    place += Number(distance || 1);
    return {place, score: step ** steps.indexOf(letter)};
  });
}

/** Groups places by page. A page comes before its headings. */
export function writePages(places: readonly Place[]): SearchData['pages'] {
  const pages: SearchData['pages'] = [];
  for (const place of places) {
    const {address, title, above} = place;
    if (isPage(place)) {
      pages.push({address, title, headings: []});
    } else {
      pages.at(-1)?.headings.push([address.slice(pageOf(place).length + 1), title, above.length]);
    }
  }
  return pages;
}

export function readPages(pages: SearchData['pages']): Place[] {
  return pages.flatMap(({address, title, headings}) => {
    const above = [title];
    const below = headings.map(([id, heading, depth]): Place => {
      above.splice(depth, Infinity);
      const place = {address: `${address}#${id}`, title: heading, above: [...above]};
      above[depth] = heading;
      return place;
    });
    return [{address, title, above: []}, ...below];
  });
}
