import {readFileSync} from 'node:fs';
import {readYaml} from '../../src/build/readYaml';
import {operations} from './apiPages';

/** A query and the places that answer it. */
export type Asked = {query: string; right: readonly string[]};

const file = 'tests/support/readersQueries.yml';

type Name = 'fromStrangers' | 'fromOthers' | 'fromVisitors' | 'forTuning';
type Others = {unanswered: string[]; nonsense: string[]; misspeltAddresses: Record<string, string>};

const lists = readYaml(file, readFileSync(file, 'utf8')) as Record<Name, Record<string, string>> & Others;

const everyCall = operations.map(({page}) => page);

function readList(list: Record<string, string>): Asked[] {
  return Object.entries(list).map(([query, places]) => {
    const right = places.split(' ').flatMap((place) => {
      const [page, anchor] = place.split('#');
      const isEvery = page === '/every-call';
      return isEvery ? everyCall.map((address) => (anchor ? `${address}#${anchor}` : address)) : place;
    });
    return {query, right};
  });
}

export const fromStrangers = readList(lists.fromStrangers);
export const fromOthers = readList(lists.fromOthers);
export const fromVisitors = readList(lists.fromVisitors);
export const forTuning = readList(lists.forTuning);
export const {unanswered, nonsense, misspeltAddresses} = lists;

/** The address of a page means any place on it. */
function isOnPage(address: string, right: string): boolean {
  return address === right || (!right.includes('#') && address.startsWith(`${right}#`));
}

/** The shares of queries whose right place comes first and among the first three, and those where it comes later. */
export function rank(search: (query: string) => string[], asked: readonly Asked[]) {
  const ranks = asked.map(({query, right}) => ({
    query,
    rank: search(query).findIndex((address) => right.some((one) => isOnPage(`/${address}`, one))) + 1,
  }));
  const share = (last: number) => ranks.filter(({rank: own}) => own > 0 && own <= last).length / ranks.length;
  return {first: share(1), inThree: share(3), later: ranks.filter(({rank: own}) => own !== 1)};
}
