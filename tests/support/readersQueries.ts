import {readFileSync} from 'node:fs';
import {readYaml} from '../../src/build/readYaml';
import type {Found, Hit} from '../../src/features/search/engine';
import {operations} from './apiPages';

/** A query and the places that answer it. */
export type Asked = {query: string; right: readonly string[]};

const file = 'tests/support/readersQueries.yml';

type Name = 'fromStrangers' | 'fromOthers' | 'fromVisitors' | 'forTuning';
type Others = {unanswered: string[]; nonsense: string[]} & Record<
  'first' | 'misspeltAddresses',
  Record<string, string>
>;

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
export const {first, unanswered, nonsense, misspeltAddresses} = lists;

/** The address of a page means any place on it. */
function isOnPage(address: string, right: string): boolean {
  return address === right || (!right.includes('#') && address.startsWith(`${right}#`));
}

/** The shares of queries whose right place is the first link, and among those of the first three pages. */
export function rank(search: (query: string) => Found[], asked: readonly Asked[]) {
  const ranks = asked.map(({query, right}) => {
    const isRight = ({place}: Hit) => right.some((one) => isOnPage(`/${place.address}`, one));
    const found = search(query);
    return {
      query,
      isFirst: found[0]?.hits.findIndex(isRight) === 0,
      page: found.findIndex(({hits}) => hits.some(isRight)) + 1,
    };
  });
  const share = (those: typeof ranks) => those.length / ranks.length;
  return {
    first: share(ranks.filter(({isFirst}) => isFirst)),
    inThree: share(ranks.filter(({page}) => page > 0 && page <= 3)),
    later: ranks.filter(({isFirst}) => !isFirst),
  };
}
