import {readFileSync} from 'node:fs';
import {readYaml} from '../../src/build/readYaml';
import {operations} from './apiPages';
import type {Asked} from './ranking';

const file = 'tests/support/readersQueries.yml';

const {unanswered: withoutAnswer, ...lists} = readYaml(file, readFileSync(file, 'utf8')) as {
  fromStrangers: Record<string, string>;
  fromOthers: Record<string, string>;
  fromVisitors: Record<string, string>;
  unanswered: string[];
};

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
export const unanswered = withoutAnswer;
