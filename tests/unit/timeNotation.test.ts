import fc from 'fast-check';
import {expect, test} from 'vitest';
import {formatNotation, formatWords, parseDuration} from '../../src/features/api/timeNotation';

function problemOf(text: string): string {
  const result = parseDuration(text);
  return 'problem' in result ? result.problem : '';
}

const hundredYears = 100 * 366 * 86_400;

test('an amount comes back from its short form', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 999_999_999}), (seconds) => {
      expect(parseDuration(formatNotation(seconds))).toEqual({seconds});
      expect(parseDuration(String(seconds))).toEqual({seconds});
    }),
  );
  expect(parseDuration(formatNotation(hundredYears))).toEqual({seconds: hundredYears});
});

test('only the described forms are accepted, whatever is typed', () => {
  const texts = fc.string({unit: fc.constantFrom(...Array.from('WDHMSwdhms0123456789 .-+YO\u202e')), maxLength: 20});
  const described = /^(?:[1-9]\d*|(?=.)(?:W[1-9]\d*)?(?:D[1-9]\d*)?(?:H[1-9]\d*)?(?:M[1-9]\d*)?(?:S[1-9]\d*)?)$/;
  fc.assert(
    fc.property(texts, (text) => {
      const result = parseDuration(text);
      if ('problem' in result) {
        expect(result.problem).toMatch(/\.$/);
      } else {
        expect(text.trim()).toMatch(described);
      }
    }),
    {numRuns: 5000},
  );
});

test.each([
  ['w5d4', 'W5D4'],
  ['5W4D', 'W5D4'],
  ['H7D4', 'D4H7'],
  ['W5 D4', 'W5D4'],
])('%s is refused with what to write instead', (typed, proposal) => {
  expect(problemOf(typed)).toBe(`Write ${proposal} instead.`);
});

const refused = ['', '0', '007', 'H07', 'H1H2', 'W0D3', '-5', '1.5', 'Y1', '5W4', 'D1\u202e', '9'.repeat(400)];

test.each(refused)('%j is refused with the forms that are right', (typed) => {
  expect(problemOf(typed)).toContain('such as D1H12');
});

test('an amount is told in words', () => {
  expect(formatWords(694_861)).toBe('1 week, 1 day, 1 hour, 1 minute, 1 second');
  expect(formatWords(3_396_852)).toBe('5 weeks, 4 days, 7 hours, 34 minutes, 12 seconds');
});
