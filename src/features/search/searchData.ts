// The index as the browser loads it, in a form that is small and needs no work before the first search.
import type {Moment} from '../../site/momentNames';
import type {Place, Role} from './section';

/** A page by its address, or a heading on the page before it by its anchor. */
type WrittenPlace = [address: string, title: string, role?: Role, moments?: Moment[]];

/** What is typed for something, between commas, in stems. */
type Typed = string;

export type SearchData = {
  places: WrittenPlace[];
  /** All words of all places, stemmed, between spaces. */
  terms: string;
  /** For each word the places that have it, see `writePostings`. */
  postings: string;
  /** What pages call it → what readers type for it. */
  meanings: Record<string, Typed>;
  /** The meanings that are names, or typed in need. */
  urgent: string[];
  /** Roles and moments → what says that a query is of them. */
  asks: Record<string, Typed>;
};

export type Posting = {place: number; score: number};

/** Scores are kept as steps of this size, each a letter. */
const step = 1.5;
const steps = 'abcdefghijklmnopqrstuvwxyz';

/** Of a word: how far a place is from the one before, unless it is the next, and a letter for its score. */
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

/** Place → score. */
export function readPostings(written: string): Map<number, number> {
  let place = -1;
  const postings = new Map<number, number>();
  for (const [, distance, letter = ''] of written.matchAll(/(\d*)([a-z])/g)) {
    place += Number(distance || 1);
    postings.set(place, step ** steps.indexOf(letter));
  }
  return postings;
}

/** A page comes before its headings. */
export function writePlaces(places: readonly Place[]): WrittenPlace[] {
  return places.map(({address, title, role, moments = []}) => {
    const written = address.replace(/^.*(?=#)/, '');
    return role ? [written, title, role, moments] : [written, title];
  });
}

export function readPlaces(written: readonly WrittenPlace[]): Place[] {
  let page = '';
  return written.map(([address, title, role, moments]) => {
    const isSection = address.startsWith('#');
    page = isSection ? page : address;
    return isSection ? {address: page + address, title} : {address, title, role, moments};
  });
}
