// Compares the ranking of the search with that of the library as it comes.
import MiniSearch from 'minisearch';
import type {Section} from '../../src/features/search/section';

/** A query and the places that answer it. */
export type Asked = {query: string; right: readonly string[]};

/** Finds the addresses of places for a query, the best first. */
export type Search = (query: string) => string[];

/** Two halves by lot, always the same: one to make the ranking with, one to judge it by. */
export function halvesOf(all: readonly Asked[]): {making: Asked[]; judging: Asked[]} {
  let seed = 7;
  const draw = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed;
  };
  const drawn = all.map((asked) => ({asked, lot: draw()})).sort((one, two) => one.lot - two.lot);
  const half = Math.ceil(all.length / 2);
  return {
    making: drawn.slice(0, half).map(({asked}) => asked),
    judging: drawn.slice(half).map(({asked}) => asked),
  };
}

/** The plain set-up of the library. */
export function plainSearch(sections: readonly Pick<Section, 'address' | 'title' | 'above' | 'text'>[]): Search {
  const index = new MiniSearch<Pick<Section, 'address' | 'title' | 'above' | 'text'>>({
    idField: 'address',
    fields: ['title', 'above', 'text'],
    searchOptions: {boost: {title: 4, above: 2}, fuzzy: 0.2, prefix: true, combineWith: 'OR'},
  });
  index.addAll(sections);
  return (query) => index.search(query).map(({id}) => String(id));
}

export type Ranks = {first: number; inThree: number; later: {query: string; rank: number}[]};

/** The shares of queries whose right place comes first and among the first three, and those where it comes later. */
export function rank(search: Search, asked: readonly Asked[], isRight = isPlace): Ranks {
  const ranks = asked.map(({query, right}) => ({
    query,
    rank: search(query).findIndex((address) => right.some((one) => isRight(`/${address}`, one))) + 1,
  }));
  const share = (last: number) => ranks.filter(({rank: own}) => own > 0 && own <= last).length / ranks.length;
  return {first: share(1), inThree: share(3), later: ranks.filter(({rank: own}) => own !== 1)};
}

export function isPlace(address: string, right: string): boolean {
  return address === right;
}

/** The address of a page means any place on it. */
export function isOnPage(address: string, right: string): boolean {
  return address === right || (!right.includes('#') && address.startsWith(`${right}#`));
}

export function tableOf(searches: Record<string, Ranks>): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(8);
  const rows = Object.entries(searches).map(
    ([name, {first, inThree}]) => `${name.padEnd(24)}${percent(first)}${percent(inThree)}`,
  );
  return [`${''.padEnd(24)}   first in three`, ...rows].join('\n');
}
