// The framework's manual: each heading is accounted for, and what the site keeps out is refused with a sentence.
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from 'vitest';
import {headings} from '../manual/headings';
import {refusals} from '../manual/refusals';
import {rows} from '../manual/rows';

const features = [...rows, ...refusals].map(({feature}) => feature);
const accounts = Object.entries(headings).flatMap(([chapter, all]) =>
  Object.entries(all).map(([heading, account]) => ({place: `${chapter}: ${heading}`, account})),
);

test('each heading has features that exist, or a reason', () => {
  const unaccounted = accounts.filter(
    ({account}) => account.length === 0 || (Array.isArray(account) && !account.every((one) => features.includes(one))),
  );
  expect(unaccounted).toEqual([]);
});

test('each feature has one row and stands under a heading', () => {
  const named = new Set(accounts.flatMap(({account}) => (Array.isArray(account) ? account : [])));
  expect(features.toSorted()).toEqual([...named].toSorted());
});

test.each(refusals)('$feature is refused with its sentence', async ({refused, attempt}) => {
  const error = await Promise.resolve()
    .then(attempt)
    .catch((thrown: unknown) => (thrown instanceof Error ? stripVTControlCharacters(thrown.message) : thrown));
  expect(error).toBe(refused);
});
