// Misspelt on purpose. cspell:ignore blcakjack wrongapikey
// cspell:ignore emergancy
import {describe, expect, it} from 'vitest';
import {Engine} from '../../src/features/search/engine';
import {readMeanings} from '../../src/features/search/meanings';
import type {Section} from '../../src/features/search/section';
import {markWords, snippetOf} from '../../src/features/search/snippet';
import {stem, termsOf} from '../../src/features/search/words';
import {hostileQueries} from '../support/hostileQueries';

function page(title: string, text = '', names: string[] = []): Section {
  return {address: `wiki/${title.toLowerCase().replaceAll(' ', '-')}`, title, above: [], names, text};
}

const markup = '<img src=x onerror=alert(1)> & constructor __proto__ [a-z]+(?=b)';
const sections = [
  page('Emergency <b>release</b>', markup),
  page('Blackjack', 'A game of cards.'),
  page('Random time', 'Chance decides.'),
  page('Remove time', 'For programs.', ['sub']),
  page('Leave', 'The way to sign out. It logs nothing.'),
  page('constructor'),
];
const engine = await Engine.create({sections, meanings: {...readMeanings(), 'log out': ['sign out']}});

function first(query: string): string | undefined {
  return engine.search(query)[0]?.section.title;
}

describe('a query', () => {
  it.each([
    ['two words that are one', 'black jack', 'Blackjack'],
    ['a form of a known word', 'randomly timed', 'Random time'],
    ['a whole address', 'https://api.emlalock.com/sub', 'Remove time'],
    ['a phrase with a meaning', 'log out', 'Leave'],
    ['swapped letters', 'blcakjack', 'Blackjack'],
    ['a name of the language', 'constructor', 'constructor'],
  ])('may be %s', (_, query, title) => {
    expect(first(query)).toBe(title);
  });

  it('without any word has no answer', () => {
    expect(engine.search(' ?! ')).toEqual([]);
  });

  it.each(hostileQueries.map((query) => [JSON.stringify(query).slice(0, 60), query]))('may be %s', (_, query) => {
    expect(engine.search(query).filter(({section}) => !sections.includes(section))).toEqual([]);
  });
});

it.each([
  ['SessionHasNoHolder', ['sessionhasnoholder', 'session', 'has', 'no', 'holder']],
  ['WrongAPIKey', ['wrongapikey', 'wrong', 'api', 'key']],
  ['2023-01-14', ['20230114', '2023', '01', '14']],
  ['Zürich', ['zurich']],
])('%s is found by its parts', (word, expected) => {
  expect(termsOf(word)).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['links', 'link'],
  ['released', 'release'],
  ['stopped', 'stop'],
  ['entries', 'entry'],
  ['boxes', 'box'],
  ['votes', 'vote'],
])('%s and %s are one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

describe('a snippet', () => {
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
  });

  it('of a text without the words is its beginning', () => {
    expect(
      snippetOf('A short text.', found)
        .map(([word]) => word)
        .join(''),
    ).toBe('A short text.');
  });
});
