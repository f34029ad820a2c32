import {expect, test} from 'vitest';
import {observationsAround} from '../../src/features/changelog/build/nearby';
import type {Observation} from '../../src/features/changelog/model/observations';

const dates = ['2020-01-10', '2020-01-20'];

function seen(date: string): Observation {
  return {date, sighting: 'seen', what: 'something.', area: 'api'};
}

test.each([
  ['2019-06-01', '2020-01-10'],
  ['2020-01-14', '2020-01-10'],
  ['2020-01-16', '2020-01-20'],
  ['2025-01-01', '2020-01-20'],
  ['2020-01-15', '2020-01-10'],
])('what was seen on %s is told by the entry of %s alone', (date, entry) => {
  const telling = dates.filter((candidate) => observationsAround(candidate, dates, [seen(date)]).length > 0);
  expect(telling).toEqual([entry]);
});
