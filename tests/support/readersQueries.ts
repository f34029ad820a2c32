import {readFileSync} from 'node:fs';
import {readYaml} from '../../src/build/readYaml';
import type {Found, Hit} from '../../src/features/search/engine';
import {operations} from './apiPages';

/** A query and the places that answer it. */
export type Asked = {query: string; right: readonly string[]};

export const queriesFile = 'tests/support/readersQueries.yml';

const names = ['forTuning', 'fromStrangers', 'fromOthers', 'fromVisitors'] as const;
type List = Record<string, string>;
type Lists = Record<(typeof names)[number] | 'first' | 'misspeltAddresses', List>;

const lists = readYaml(queriesFile, readFileSync(queriesFile, 'utf8')) as Lists & {
  unanswered: string[];
  nonsense: string[];
};

function readList(list: List): Asked[] {
  return Object.entries(list).map(([query, places]) => {
    const right = places.split(' ').flatMap((place) => {
      const [address = '', anchor] = place.split('#');
      const pages = address === '/every-call' ? operations.map(({page}) => page) : [address];
      return pages.map((page) => (anchor ? `${page}#${anchor}` : page));
    });
    return {query, right};
  });
}

export const asked = names.map((name) => ({name, queries: readList(lists[name])}));
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
