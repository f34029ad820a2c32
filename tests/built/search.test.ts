// cspell:ignore doesnt emergancy
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {Engine, isAnswered} from '../../src/features/search/engine';
import {searchWordsFile} from '../../src/features/search/searchWords';
import {stem, withoutStopWords, wordsOf} from '../../src/features/search/words';
import {operations} from '../support/apiPages';
import {hasAnchor, pageAt} from '../support/pages';
import {asked, first, misspeltAddresses, nonsense, queriesFile, rank, unanswered} from '../support/readersQueries';
import {readSearch} from '../support/searchFiles';

const {searchFile, textsFile, data, texts} = readSearch();
const engine = new Engine(data);
const {places} = engine;
const addresses = new Set(places.map(({address}) => `/${address}`));

const placesOf = (query: string) => engine.search(query).flatMap(({hits}) => hits.map(({place}) => place));

/** The shares of queries whose place must come first, and among three. */
const least = {
  forTuning: [0.87, 0.93],
  fromStrangers: [0.84, 0.94],
  fromOthers: [0.72, 0.9],
  fromVisitors: [0.74, 0.92],
} as const;

test.each(asked)('the queries $name find their place first, or among three', ({name, queries}) => {
  const lost = queries.flatMap(({right}) => right.filter((address) => !addresses.has(address)));
  expect(lost, `not there: name what answers now in ${queriesFile}`).toEqual([]);
  const ranks = rank((query) => engine.search(query), queries);
  const later = JSON.stringify(ranks.later);
  expect(ranks.first, later).toBeGreaterThan(least[name][0]);
  expect(ranks.inThree, later).toBeGreaterThan(least[name][1]);
});

/** The other two are words of any text. */
const callNames = operations.filter(({path}) => !['/add', '/sub'].includes(path));

test.each([...Object.entries(first), ...callNames.map(({path, page}) => [path, page])])(
  '%s leads to %s first',
  (query, right) => {
    expect(`/${placesOf(query)[0]?.address}`).toMatch(new RegExp(`^${right}(?:#|$)`));
  },
);

test('nonsense is nowhere called a match, and what these pages do not answer seldom is', () => {
  const answers = (query: string) => isAnswered(engine.search(query));
  expect(nonsense.filter(answers), `a page has these words: take them out of nonsense in ${queriesFile}`).toEqual([]);
  const answered = unanswered.filter(answers);
  expect(answered.length / unanswered.length, JSON.stringify(answered)).toBeLessThan(0.45);
});

test('all but one of the misspelt addresses find the intended page among three', () => {
  const missed = Object.entries(misspeltAddresses).filter(([asked, meant]) => {
    const words = asked.replace(/\.html$/, '').replace(/\W+/g, ' ');
    const found = new Set(engine.search(words).map(({page}) => `/${page.address}`));
    return ![...found].slice(0, 3).includes(meant);
  });
  expect(missed.length, `${queriesFile}: ${JSON.stringify(missed)}`).toBeLessThanOrEqual(1);
});

test('what listed words mean is on a page', () => {
  const useless = Object.keys(data.meanings).filter((meaning) => {
    const terms = withoutStopWords(wordsOf(meaning)).map(stem);
    return !engine
      .search(`${meaning} `)
      .some(({hits}) => hits.some((hit) => terms.every((term) => hit.terms.has(term))));
  });
  expect(useless.map((meaning) => `${searchWordsFile}: no page has "${meaning}"`)).toEqual([]);
});

test('what can be found is on the page, with the anchor it names', () => {
  const missing = [...addresses].filter((address) => {
    const [page = '', id] = address.split('#', 2);
    return id !== undefined && !hasAnchor(pageAt(page), id);
  });
  expect(missing).toEqual([]);
});

test('what can be found has a title and the text of its page, without marks and controls', () => {
  const cost = places.findIndex(({address}) => address === 'wiki/faq#cost');
  expect(pageAt('/wiki/faq').$('#cost').closest('section, details, main').text()).toContain(texts[cost]?.slice(0, 30));
  expect(places.filter(({title}, at) => title === '' || texts[at] === '')).toEqual([]);
  expect(texts.filter((text) => /Copy code|Direct link|\u200b/.test(text))).toEqual([]);
});

// Pages that explain hold more text than pages that only state.
test('the first answer costs at most 65 kB, and needs no exception from a strict policy', () => {
  expect(gzipSync(searchFile, {level: 9}).length, 'search/search.js with gzip').toBeLessThanOrEqual(65_000);
  expect(gzipSync(textsFile, {level: 9}).length, 'search/texts.json with gzip').toBeLessThanOrEqual(66_000);
  expect(searchFile.split('\n')[1]).not.toMatch(/\beval\(|new Function|WebAssembly|innerHTML|\.style\b/);
});
