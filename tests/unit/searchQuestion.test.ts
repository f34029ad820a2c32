// cspell:ignore blcakjcak chastikey lastchastikeysync
import {describe, expect, it} from 'vitest';
import {Engine} from '../../src/features/search/model/engine';
import type {Section} from '../../src/features/search/model/section';

function page(title: string, text = '', names: string[] = []): Section {
  return {address: title.toLowerCase().replaceAll(' ', '-'), area: 'wiki', title, above: [], names, text};
}

const engine = new Engine(
  [
    page('Blackjack', 'A game of cards.'),
    page('Random time', 'Chance decides.'),
    page('Other values', 'The field lastchastikeysync.'),
    page('Remove time', 'For programs.', ['sub']),
    page('Open settings', 'Show the wearer a long list.'),
    page('Status', 'Open what is called "Show wearer status" there.'),
    page('Leave', 'The way to sign out. It logs nothing.'),
  ],
  {'log out': ['sign out'], leave: ['sign out']},
);

function first(question: string): string | undefined {
  return engine.search(question)[0]?.section.title;
}

describe('a question', () => {
  it.each([
    ['two words that are one', 'black jack', 'Blackjack'],
    ['a form of a known word', 'randomisation time', 'Random time'],
    ['a part of a name', 'chastikey', 'Other values'],
    ['a whole address', 'https://api.emlalock.com/sub', 'Remove time'],
    ['words in their order', 'show wearer status', 'Status'],
    ['a phrase with a meaning', 'log out', 'Leave'],
    ['two mistakes in one word', 'blcakjcak', 'Blackjack'],
  ])('may be %s', (_, question, title) => {
    expect(first(question)).toBe(title);
  });

  it('without any word has no answer', () => {
    expect(engine.search(' ?! ')).toEqual([]);
  });
});
