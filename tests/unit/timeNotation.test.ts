import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {formatNotation, formatWords, parseDuration} from '../../src/features/api/model/timeNotation';
import {selectPlural} from '../../src/site/plural';

const runs = {numRuns: 10_000};
const hundredYears = 100 * 366 * 86_400;
const letters = ['W', 'D', 'H', 'M', 'S'] as const;
const factors = {W: 604_800n, D: 86_400n, H: 3600n, M: 60n, S: 1n};

type Part = readonly [letter: (typeof letters)[number], count: number];

function write(parts: readonly Part[]): string {
  return parts.map(([letter, count]) => `${letter}${count}`).join('');
}

/** Counted with BigInt, independently of the module. */
function count(parts: readonly Part[]): bigint {
  return parts.reduce((sum, [letter, number]) => sum + factors[letter] * BigInt(number), 0n);
}

const seconds = fc.oneof(fc.integer({min: 1, max: hundredYears}), fc.integer({min: 1, max: Number.MAX_SAFE_INTEGER}));

/**
 * The notation as the sources describe it: some of the letters, from large to small, each with a number of at least 1.
 */
const parts = (max: number) =>
  fc
    .tuple(fc.subarray([...letters], {minLength: 1}), fc.array(fc.integer({min: 1, max}), {minLength: 5, maxLength: 5}))
    .map(([chosen, counts]) => chosen.map((letter, at): Part => [letter, counts[at] ?? 1]));

function inWords(amount: number): string {
  return formatWords(amount, (count, forms) => selectPlural(forms, count, 'en'));
}

describe('the short form', () => {
  test('comes back as the seconds it was made from, also beyond 100 years', () => {
    fc.assert(
      fc.property(seconds, (amount) => {
        expect(parseDuration(formatNotation(amount))).toEqual({seconds: amount});
        expect(parseDuration(String(amount))).toEqual({seconds: amount});
      }),
      runs,
    );
  });

  test('is counted exactly, or refused where it cannot be', () => {
    fc.assert(
      fc.property(fc.oneof(parts(1000), parts(Number.MAX_SAFE_INTEGER)), (chosen) => {
        const exact = count(chosen);
        expect(parseDuration(write(chosen))).toEqual(
          exact <= BigInt(Number.MAX_SAFE_INTEGER)
            ? {seconds: Number(exact)}
            : {problem: expect.stringContaining('cannot be counted exactly') as string},
        );
      }),
      runs,
    );
  });

  test('tells in words what it tells in letters', () => {
    fc.assert(
      fc.property(seconds, (amount) => {
        const fromWords = inWords(amount)
          .split(', ')
          .map((words) => words.replace(/^(\d+) ([a-z]).*/, '$2$1').toUpperCase())
          .join('');
        expect(fromWords).toBe(formatNotation(amount));
      }),
      runs,
    );
  });
});

describe('malformed amounts', () => {
  /** Each makes one mistake in a valid amount. */
  const breaks: readonly ((right: string) => string)[] = [
    (right) => right.toLowerCase(),
    (right) => right.replace(/(\D)(\d+)/, '$2$1'),
    (right) => `${right}${right}`,
    (right) => `-${right}`,
    (right) => `+${right}`,
    (right) => `${right}.5`,
    (right) => `${right},5`,
    (right) => right.replace(/(\D)/, '$1 '),
    (right) => right.replace(/(\D)/, '$10'),
    (right) => right.replace(/\d+/, '0'),
    (right) => right.replace(/\d+$/, ''),
    (right) => `Y1${right}`,
    (right) => `1${right}`,
    (right) => `${right}\u202e`,
    (right) => `S1${right}`,
  ];

  test('are refused with a sentence', () => {
    fc.assert(
      fc.property(parts(1000), fc.constantFrom(...breaks), (chosen, spoil) => {
        expect(parseDuration(spoil(write(chosen)))).toEqual({problem: expect.stringMatching(/\.$/) as string});
      }),
      runs,
    );
  });

  const hostile = fc.oneof(
    fc.string({unit: 'binary', maxLength: 60}),
    fc.string({unit: 'grapheme', maxLength: 60}),
    fc.string({
      unit: fc.constantFrom(
        ...letters,
        ...letters.map((letter) => letter.toLowerCase()),
        ...Array.from('0123456789 .-+YO\u0000\u202e\ud800'),
      ),
      maxLength: 60,
    }),
  );

  test('never throw, and only the described forms are accepted', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const result = parseDuration(text);
        const described = /^(?:[1-9]\d*|(?=.)(?:W[1-9]\d*)?(?:D[1-9]\d*)?(?:H[1-9]\d*)?(?:M[1-9]\d*)?(?:S[1-9]\d*)?)$/;
        if (!('problem' in result)) {
          expect(text.trim()).toMatch(described);
        } else if (described.test(text.trim())) {
          expect(result.problem).toContain('cannot be counted exactly');
        }
      }),
      runs,
    );
  });

  test.each([
    ['', 'Write seconds'],
    ['   ', 'Write seconds'],
    ['w5d4', 'Lowercase letters are not documented. Write W5D4 instead.'],
    ['5W4D', 'The letter comes before its number. Write W5D4 instead.'],
    ['H7D4', 'Only the order from large to small is documented. Write D4H7 instead.'],
    ['H1H2', 'Using a letter twice is not documented. Write H3 instead.'],
    ['H07', 'Zeros in front and parts of zero are not documented. Write H7 instead.'],
    ['W0D3', 'Zeros in front and parts of zero are not documented. Write D3 instead.'],
    ['007', 'Leading zeros are not documented. Write 7 instead.'],
    ['0', 'What zero does is not documented'],
    ['S0', 'What zero does is not documented'],
    ['-5', 'Signs are not documented'],
    ['1.5', 'Fractions are not documented'],
    ['W5 D4', 'Leave out the spaces'],
    ['Y1', 'Years and months have no letter'],
    ['P1', '“P” has no meaning here'],
    ['D1\u202e', 'the character U+202E has no meaning here'],
    ['\ud800', 'the character U+D800 has no meaning here'],
    ['\u017f5', 'the character U+017F has no meaning here'],
    ['D1😀', 'the character U+1F600 has no meaning here'],
    ['W', 'Each letter needs its number'],
    ['5W4', 'Each letter needs its number'],
    ['9007199254740992', 'the service accepts is not documented'],
    ['9'.repeat(1_000_000), 'cannot be counted exactly'],
    [`W${'9'.repeat(400)}`, 'cannot be counted exactly'],
  ])('%j says why and what to write', (text, reason) => {
    expect(parseDuration(text)).toEqual({problem: expect.stringContaining(reason) as string});
  });
});

test('white space around an amount does not matter', () => {
  expect(parseDuration(' W5D4H7M34S12\n')).toEqual({seconds: 3_396_852});
});

test('one of a unit is not many', () => {
  expect(inWords(694_861)).toBe('1 week, 1 day, 1 hour, 1 minute, 1 second');
  expect(inWords(3_396_852)).toBe('5 weeks, 4 days, 7 hours, 34 minutes, 12 seconds');
});
