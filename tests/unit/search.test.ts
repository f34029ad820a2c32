// Misspelt on purpose. cspell:ignore blcakjack blackj emregancy doesnt
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {copyContent} from '../../src/after/builtHtml';
import {buildIndex} from '../../src/features/search/buildIndex';
import {Engine} from '../../src/features/search/engine';
import {longestPhrase} from '../../src/features/search/lexicon';
import {readSectionWords} from '../../src/features/search/sectionWords';
import {readPage} from '../../src/features/search/readPage';
import {readSearchWords, searchWordsFile} from '../../src/features/search/searchWords';
import type {Section} from '../../src/features/search/section';
import {markWords, snippetOf} from '../../src/features/search/snippet';
import {wordsOf} from '../../src/features/search/words';
import {hostileTexts} from '../support/hostileTexts';

function page(title: string, text = '', call = ''): Section {
  return {address: `wiki/${title.toLowerCase().replaceAll(' ', '-')}`, title, above: [], call, text};
}

const markup = '<img src=x onerror=alert(1)> & constructor __proto__ [a-z]+(?=b)';
const sections = [
  page('Emergency <b>release</b>', markup),
  page('Blackjack', 'A game of cards.'),
  page('Random time', 'Chance decides.'),
  page('Remove time', 'For programs.', '/sub'),
  page('Leave', 'The way to sign out. It logs nothing.'),
  page('constructor'),
  {...page('7 October 2025'), address: 'changelog/2025-10-07'},
  page('Public pillory'),
  {...page('session.pillory'), address: 'wiki/leave#pillory'},
  {...page('session.pillory left'), address: 'wiki/leave#pillory-left'},
];
const listed = readSearchWords();
const meanings = {...listed.meanings, 'sign out': 'log out'};
const engine = new Engine(buildIndex(sections, {...listed, meanings}));
const firstOf = (query: string) => engine.search(query)[0]?.hits[0]?.place.title;

it.each([
  ['two words that are one', 'black jack', 'Blackjack'],
  ['a form of a known word', 'randomly timed', 'Random time'],
  ['a phrase with a meaning', 'log out', 'Leave'],
  ['swapped letters', 'blcakjack', 'Blackjack'],
  ['a beginning', 'blackj', 'Blackjack'],
  ['what may become a word of every question', 'random th', 'Random time'],
  ['two wrong letters in a long word', 'emregancy', 'Emergency <b>release</b>'],
  ['a plural of a listed word', 'safewords', 'Emergency <b>release</b>'],
  ['a pasted request', 'https://api.emlalock.com/sub?userid=1&apikey=random&value=D1', 'Remove time'],
  ['the address of a page', '/wiki/random-time', 'Random time'],
  ['a date', '10/7/2025', '7 October 2025'],
  ['the end of the title of a page', 'pillory', 'Public pillory'],
  ['nothing but signs', ' ?! ', undefined],
])('a query may be %s', (_, query, title) => {
  expect(firstOf(query)).toBe(title);
});

it('an apostrophe, of a phone or a keyboard, makes no two words', () => {
  expect(wordsOf(`doesn’t doesn't`)).toEqual(['doesnt', 'doesnt']);
});

it('each phrase of the list is no longer than what is looked up', () => {
  const typed = Object.values({...listed.meanings, ...listed.asks}).flatMap((phrases) => phrases.split(','));
  const tooLong = typed.filter((phrase) => phrase.split(' ').length > longestPhrase);
  expect(tooLong.map((phrase) => `at most ${longestPhrase} words, in ${searchWordsFile}: ${phrase}`)).toEqual([]);
});

it('a query may be anything, and the answer is always a section', () => {
  const strange = hostileTexts.filter((query) =>
    engine.search(query).some(({hits}) => hits.some(({place}) => !engine.places.includes(place))),
  );
  expect(strange).toEqual([]);
});

it('a page for the one who asks comes before that for another', () => {
  const guides = (['wearer', 'holder'] as const).map((role) => ({...page(`Guide of ${role}`, 'First steps.'), role}));
  const finds = new Engine(buildIndex(guides, {...listed, asks: {wearer: 'my lady', holder: 'my pet'}}));
  const titles = ['first steps of my lady', 'first steps of my pet'].map((query) => finds.search(query)[0]?.page.title);
  expect(titles).toEqual(['Guide of wearer', 'Guide of holder']);
});

it('an address that leads nowhere stops the build', () => {
  expect(() => readSectionWords(new Set(['wiki']))).toThrow(/sectionWords\.yml[^]*"wiki\/faq/);
});

it('a snippet shows what was found, marked, is short, and loses and adds nothing', () => {
  const text = `${'Other words. '.repeat(40)}The emergency password ends it. ${'More words. '.repeat(40)}`;
  const found = new Set(['emergency', 'password']);
  const snippet = snippetOf(text, found);
  const wordsOf = (pieces: typeof snippet) => pieces.map(([word]) => word).join('');
  expect(snippet.filter(([, isMarked]) => isMarked).map(([word]) => word)).toEqual(['emergency', 'password']);
  expect(wordsOf(snippet).length).toBeLessThan(170);
  expect(wordsOf(markWords('The Emergency, the <b>password</b>', found))).toBe('The Emergency, the <b>password</b>');
  expect(wordsOf(snippetOf('A short text.', found))).toBe('A short text.');
});

describe('sections of a page', () => {
  function read(content: string) {
    const html = `<html class="docs-wrapper docs-doc-page"><head><meta name="description" content="What it is for."></head><body><nav>Menu</nav><main><article><div data-text=""><header><h1>A page</h1><p>Lead</p></header>
      ${content}</div></article></main></body></html>`;
    return readPage(copyContent(load(html)), 'wiki/page');
  }

  it('are the page and what stands below its headings, with the way to them', () => {
    const found = read('<p>First.</p><h2 id="one">One</h2><p>Text</p><h3 id="two">Two</h3><p>More</p>');
    expect(found).toMatchObject([
      {address: 'wiki/page', title: 'A page', above: [], text: 'What it is for. First.'},
      {address: 'wiki/page#one', title: 'One', above: ['A page'], text: 'Text'},
      {address: 'wiki/page#two', title: 'Two', above: ['A page', 'One'], text: 'More'},
    ]);
  });

  it('have the text of closed tabs, but not that of the panel of a call', () => {
    const tabs = '<div role="tabpanel">Open</div><div role="tabpanel" hidden>Closed</div>';
    expect(read(`${tabs}<div class="api-call-panel">${tabs}</div><p hidden>Nothing</p>`)).toMatchObject([
      {text: 'What it is for. Open Closed'},
    ]);
  });
});
