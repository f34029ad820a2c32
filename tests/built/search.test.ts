// cspell:ignore emergancy linsk lnks requirment
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {describe, expect, it, test} from 'vitest';
import {Engine} from '../../src/features/search/engine';
import {searchTextsIn} from '../../src/features/search/texts';
import {inEnglish} from '../../src/site/translate';
import {areaOf, pageOf, type SearchData} from '../../src/features/search/section';
import {hasAnchor, pageAt} from '../support/pages';
import {misspeltAddresses, nonsense, queries} from '../support/queries';
import {readBuilt} from '../support/site';

/** The file that a reader loads for the first search. */
const searchFile = readBuilt('search/search.js');
const json = searchFile.slice('const searchData='.length, searchFile.indexOf(';const searchStyles='));
const searchData = JSON.parse(json) as SearchData;
const {sections} = searchData;
const engine = await Engine.create(searchData);
const addresses = new Set(sections.map(({address}) => `/${address}`));

test('queries that the ranking was not tuned with find their section first, and among the first three', () => {
  expect(queries.flatMap(({right}) => right.filter((address) => !addresses.has(address)))).toEqual([]);
  const ranks = queries.map(({query, right}) => ({
    query,
    rank: engine.search(query).findIndex(({section}) => right.includes(`/${section.address}`)) + 1,
  }));
  const later = ranks.filter(({rank}) => rank !== 1);
  const lost = later.filter(({rank}) => rank === 0 || rank > 3);
  expect(1 - later.length / ranks.length, JSON.stringify(later)).toBeGreaterThanOrEqual(0.9);
  expect(1 - lost.length / ranks.length, JSON.stringify(lost)).toBeGreaterThanOrEqual(0.95);
});

test.each([
  ['emergancy', '/wiki/session/emergency'],
  ['forgot my password', '/wiki/faq#forgotten-password'],
  ['keyholder not responding', '/wiki/faq#holder-silent'],
  ['cors', '/docs/api'],
  ['change api key', '/wiki/api#make-a-new-api-key'],
  ['find someone', '/wiki/find-session/'],
])('%s leads to %s first', (query, right) => {
  expect(`/${engine.search(query)[0]?.section.address}`).toMatch(new RegExp(`^${right}`));
});

test.each(['requirement links', 'requirment linsk', 'requirment lnks'])(
  '%s leads to the wiki before the API',
  (query) => {
    const areas = engine.search(query).map(({section}) => areaOf(section));
    expect(areas[0]).not.toBe('api');
    expect(areas).toContain('api');
  },
);

test('what nobody can answer is nowhere called a match, and mostly has no results at all', () => {
  expect(nonsense.filter((query) => engine.search(query).some(({isSure}) => isSure))).toEqual([]);
  expect(nonsense.filter((query) => engine.search(query).length > 0).length).toBeLessThan(nonsense.length / 2);
});

test('what readers ask seldom has no match', () => {
  const unsure = queries.filter(({query}) => !engine.search(query)[0]?.isSure);
  expect(unsure.length / queries.length, JSON.stringify(unsure)).toBeLessThan(0.1);
});

test('all but one of the misspelt addresses find the intended page among three', () => {
  const missed = Object.entries(misspeltAddresses).filter(([asked, meant]) => {
    const words = asked.replace(/\.html$/, '').replace(/\W+/g, ' ');
    const found = new Set(engine.search(words).map(({section}) => `/${pageOf(section)}`));
    return ![...found].slice(0, 3).includes(meant);
  });
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(1);
});

describe('what can be found', () => {
  it('is on the page, with the anchor it names', () => {
    const missing = [...addresses].filter((address) => {
      const [page = '', id] = address.split('#', 2);
      return id !== undefined && !hasAnchor(pageAt(page), id);
    });
    expect(missing).toEqual([]);
  });

  it('has a title, and a text unless it stands above others, without marks and controls', () => {
    const empty = sections.filter(({title, text, above}) => title === '' || (text === '' && above.length === 0));
    expect(empty).toEqual([]);
    expect(sections.filter(({text}) => /Copy code|Direct link|\u200b/.test(text))).toEqual([]);
  });

  it('is no list, no redirect and no page that only robots or tests see', () => {
    const hidden =
      /^(?:test-page|404|wiki\/tags|blog\/tags|blog\/archive|docs\/api\/tags\/guide|wiki\/start|docs)(?:#|$)/;
    expect(sections.filter(({address}) => hidden.test(address))).toEqual([]);
  });

  it('includes what an empty search and a search without results offer', () => {
    expect(searchTextsIn(inEnglish).oftenNeededPlaces.filter(({to}) => !addresses.has(to))).toEqual([]);
  });
});

// Pages that explain hold more text than pages that only state.
test('the first search costs at most 96 kB, and needs no exception from a strict policy', () => {
  expect(gzipSync(searchFile, {level: 9}).length).toBeLessThanOrEqual(96_000);
  expect(brotliCompressSync(searchFile).length).toBeLessThanOrEqual(96_000);
  expect(searchFile.split('\n')[1]).not.toMatch(/\beval\(|new Function|WebAssembly|innerHTML|\.style\b/);
});
