// The index as the browser loads it, in a form that is small and needs no work before the first search.
import {isPage, pageOf, type Place} from './section';

/** A page by its address, or a heading on the page before it by its anchor, and how many titles stand above it. */
type WrittenPlace = [address: string, title: string, depth: number];

export type SearchData = {
  places: WrittenPlace[];
  /** All words of all places, stemmed and sorted, between spaces. */
  terms: string;
  /** For each word the places that have it, see `writePostings`. */
  postings: string;
  /** For each meaning the typed words that may mean it, between commas. */
  meanings: Record<string, string>;
};

export type Posting = {place: number; score: number};

/** Scores are kept as steps of this size, each a letter. */
const step = 1.5;
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

/** A page comes before its headings. */
export function writePlaces(places: readonly Place[]): WrittenPlace[] {
  return places.map((place) => {
    const address = isPage(place) ? place.address : place.address.slice(pageOf(place).length);
    return [address, place.title, place.above.length];
  });
}

export function readPlaces(written: readonly WrittenPlace[]): Place[] {
  let page = '';
  let above: string[] = [];
  return written.map(([address, title, depth]) => {
    page = depth === 0 ? address : page;
    above = above.slice(0, depth);
    const place = {address: depth === 0 ? page : page + address, title, above};
    above = [...above, title];
    return place;
  });
}
