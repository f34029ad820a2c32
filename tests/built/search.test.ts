// cspell:ignore emergancy linsk lnks requirment requiremnet
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, it, test} from 'vitest';
import {oftenNeeded, placesToLook} from '../../src/features/search/start';
import {areaOf, pageOf} from '../../src/features/search/section';
import {nonsense} from '../search/nonsense';
import {querySets} from '../search/queries';
import {misspeltAddresses} from '../support/misspeltAddresses';
import {builtEngine, searchData, searchFile} from '../support/searchEngine';
import {addressOf, builtHtmlFiles, readBuilt} from '../support/site';

const {sections} = searchData;
const engine = await builtEngine();
const addresses = new Set(sections.map(({address}) => `/${address}`));

describe.each(querySets)('of the queries, $name', ({queries, first, inThree}) => {
  const ranks = queries.map(({query, right}) => ({
    query,
    rank: engine.search(query).findIndex(({section}) => right.includes(`/${section.address}`)) + 1,
  }));
  const share = (isGood: (rank: number) => boolean) => ranks.filter(({rank}) => isGood(rank)).length / ranks.length;

  it('names sections that are there', () => {
    expect(queries.flatMap(({right}) => right.filter((address) => !addresses.has(address)))).toEqual([]);
  });

  it('finds the right section first, and among the first three', () => {
    const later = ranks.filter(({rank}) => rank !== 1);
    const told = JSON.stringify(later);
    expect(
      share((rank) => rank === 1),
      told,
    ).toBeGreaterThanOrEqual(first);
    expect(
      share((rank) => rank > 0 && rank <= 3),
      told,
    ).toBeGreaterThanOrEqual(inThree);
  });
});

describe('what readers often ask', () => {
  it.each([
    ['emergency', '/wiki/session/emergency'],
    ['emergancy', '/wiki/session/emergency'],
    ['forgot my password', '/wiki/faq#forgotten-password'],
    ['i forgot the emergency password', '/wiki/faq#forgotten-password'],
    ['keyholder not responding', '/wiki/faq#holder-silent'],
    ['my holder disappeared', '/wiki/faq#holder-silent'],
    ['cors', '/docs/api'],
    ['change api key', '/wiki/api#make-a-new-api-key'],
    ['find someone', '/wiki/find-session/'],
  ])('%s leads to %s first', (query, right) => {
    expect(`/${engine.search(query)[0]?.section.address}`).toMatch(new RegExp(`^${right}`));
  });
});

describe('what nobody can answer', () => {
  it('is asked in at least 30 ways', () => {
    expect(nonsense.length).toBeGreaterThanOrEqual(30);
  });

  it.each(nonsense)('%s is nowhere called a match', (query) => {
    expect(engine.search(query).filter(({isSure}) => isSure)).toEqual([]);
  });

  it('mostly has no results at all', () => {
    const answered = nonsense.filter((query) => engine.search(query).length > 0);
    expect(answered.length).toBeLessThan(nonsense.length / 2);
  });

  it('is told from what readers ask, which seldom has no match', () => {
    const asked = querySets.flatMap(({queries}) => queries.map(({query}) => query));
    const unsure = asked.filter((query) => !engine.search(query)[0]?.isSure);
    expect(unsure.length / asked.length, JSON.stringify(unsure)).toBeLessThan(0.1);
  });
});

describe('requirement links', () => {
  it.each(['requirement links', 'requirment links', 'requirement linsk', 'requirment lnks', 'requiremnet links'])(
    '%s leads to the wiki before the API',
    (query) => {
      const areas = engine.search(query).map(({section}) => areaOf(section));
      expect(areas[0]).not.toBe('api');
      expect(areas).toContain('api');
    },
  );
});

test('of 25 misspelt addresses at least 23 find the intended page among three', () => {
  const missed = Object.entries(misspeltAddresses).filter(([asked, meant]) => {
    const words = asked.replace(/\.html$/, '').replace(/\W+/g, ' ');
    const pages = new Set(engine.search(words).map(({section}) => `/${pageOf(section)}`));
    return ![...pages].slice(0, 3).includes(meant);
  });
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2);
});

describe('what can be found', () => {
  it('is on the page, with the anchor it names', () => {
    const pages = new Map(builtHtmlFiles().map((file) => [addressOf(file), load(readBuilt(file))]));
    const missing = [...addresses].filter((address) => {
      const [page = '', id] = address.split('#', 2);
      const $ = pages.get(page);
      return $ === undefined || (id !== undefined && $(`[id="${id}"]`).length === 0);
    });
    expect(missing).toEqual([]);
  });

  it('has a title, and a text unless it stands above others', () => {
    expect(sections.filter(({title}) => title === '')).toEqual([]);
    expect(sections.filter(({text, above}) => text === '' && above.length === 0)).toEqual([]);
  });

  it.each(['test-page', '404', 'wiki/tags', 'blog/tags', 'blog/archive', 'docs/api/tags/guide', 'wiki/start', 'docs'])(
    'is not %s',
    (address) => {
      expect(sections.filter((section) => section.address.replace(/#.*/, '') === address)).toEqual([]);
    },
  );

  it('holds neither marks nor controls', () => {
    const words = /Copy code|Direct link|\u200b/;
    const whole = sections.filter(({text}) => words.test(text)).map(({address}) => address);
    expect(whole).toEqual([]);
  });

  it('includes what an empty search and a search without results offer', () => {
    expect([...oftenNeeded, ...placesToLook].filter(({to}) => !addresses.has(to))).toEqual([]);
  });
});

describe('the first search', () => {
  it.each([
    ['gzip', (content: string) => gzipSync(content, {level: 9})],
    ['brotli', (content: string) => brotliCompressSync(content)],
  ])('costs at most 70 kB of %s', (_, compress) => {
    expect(compress(searchFile).length).toBeLessThanOrEqual(70_000);
  });

  it('needs no exception from a strict policy', () => {
    expect(searchFile.split('\n')[1]).not.toMatch(/\beval\(|new Function|WebAssembly|innerHTML|\.style\b/);
  });
});
