// cspell:disable: words that are mistyped on purpose.
import {describe, expect, it} from 'vitest';
import {markWords, snippetOf} from '../../src/features/search/model/snippet';
import {distance, nearest, splitInTwo, tolerance} from '../../src/features/search/model/spelling';
import {stem, termsOf, wordsOf} from '../../src/features/search/model/words';

function terms(text: string): string[] {
  return wordsOf(text).flatMap(termsOf);
}

describe('words', () => {
  it.each([
    ['SessionHasNoHolder', ['sessionhasnoholder', 'session', 'has', 'no', 'holder']],
    ['add-ranndom', ['addranndom', 'add', 'ranndom']],
    ['WrongAPIKey', ['wrongapikey', 'wrong', 'api', 'key']],
    ['2023-01-14', ['20230114', '2023', '01', '14']],
    ['frequently_asked', ['frequently', 'asked']],
    ['the wearer’s', ['the', 'wearers']],
    ['Zürich', ['zurich']],
  ])('%s is found by its parts', (text, expected) => {
    expect(terms(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['links', 'link'],
    ['released', 'release'],
    ['releasing', 'release'],
    ['stopped', 'stop'],
    ['entries', 'entry'],
    ['boxes', 'box'],
    ['openings', 'opening'],
    ['votes', 'vote'],
    ['randomise', 'randomize'],
    ['colours', 'color'],
  ])('%s and %s are one word', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each(['status', 'press', 'api', '429', 'bus', 'hour'])('%s loses nothing', (word) => {
    expect(stem(word)).toBe(word);
  });
});

describe('spelling', () => {
  it.each([
    ['verfication', 'verification', 1],
    ['lokc', 'lock', 1],
    ['premuim', 'premium', 1],
    ['pasword', 'password', 1],
    ['emergancy', 'emergency', 1],
    ['same', 'same', 0],
  ])('from %s to %s it is %i', (one, other, steps) => {
    expect(distance(one, other, 3)).toBe(steps);
  });

  it('stops counting at the limit', () => {
    expect(distance('blackjack', 'voting', 2)).toBe(Infinity);
  });

  it('leaves short words and numbers as they are', () => {
    expect([tolerance('box'), tolerance('d1h2'), tolerance('pilory'), tolerance('emergancy')]).toEqual([0, 0, 1, 2]);
  });

  it('gives the nearest only', () => {
    expect(nearest('votng', ['vote', 'voting', 'noting'], 2)).toEqual([{word: 'voting', away: 1}]);
  });

  it('puts the word with the same letters first', () => {
    expect(nearest('wraer', ['wake', 'wearer', 'water'], 2).map(({word}) => word)).toEqual(['wearer', 'water']);
  });

  it('splits what was written as one', () => {
    const known = new Set(['lock', 'box']);
    expect(splitInTwo('lockbox', (part) => known.has(part))).toEqual(['lock', 'box']);
    expect(splitInTwo('lockbax', (part) => known.has(part))).toBeUndefined();
  });
});

describe('snippet', () => {
  const text = `${'Other words stand here. '.repeat(20)}The emergency password ends it. ${'More words follow. '.repeat(20)}`;
  const found = new Set(['emergency', 'password']);

  it('shows what was found, marked, and is short', () => {
    const pieces = snippetOf(text, found);
    expect(pieces.filter(([, isMarked]) => isMarked).map(([word]) => word)).toEqual(['emergency', 'password']);
    expect(pieces.map(([word]) => word).join('').length).toBeLessThan(170);
  });

  it('loses and adds nothing', () => {
    const pieces = markWords('The Emergency, the <b>password</b>', found);
    expect(pieces.map(([word]) => word).join('')).toBe('The Emergency, the <b>password</b>');
    expect(pieces.filter(([, isMarked]) => isMarked).map(([word]) => word)).toEqual(['Emergency', 'password']);
  });

  it('of a text without the words is its beginning', () => {
    expect(snippetOf('A short text.', found)).toEqual([['A short text.', false]]);
  });
});
