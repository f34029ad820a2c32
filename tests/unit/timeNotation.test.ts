import {expect, test} from 'vitest';
import {formatWords, parseDuration} from '../../src/features/api/timeNotation';

test.each([
  ['1', 1],
  ['H25', 90_000],
  ['W5D4', 3_369_600],
  ['W1D1H1M1S1', 694_861],
  ['W5218D4', 3_156_192_000],
])('%s is an amount of %i seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

const refused = [
  '',
  'w5d4',
  '5W4D',
  'H7D4',
  'W5 D4',
  '0',
  '007',
  'H07',
  'H1H2',
  'W0D3',
  '-5',
  '1.5',
  'Y1',
  '5W4',
  'D1\u202e',
  '9'.repeat(400),
];

test.each(refused)('%j is no amount', (typed) => {
  expect(parseDuration(typed)).toBeUndefined();
});

test('an amount is told in words', () => {
  expect(formatWords(694_861)).toBe('1 week, 1 day, 1 hour, 1 minute, 1 second');
  expect(formatWords(3_396_852)).toBe('5 weeks, 4 days, 7 hours, 34 minutes, 12 seconds');
});
