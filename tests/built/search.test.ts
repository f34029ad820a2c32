// cspell:ignore emergancy linsk lnks requirment requiremnet
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {oftenNeeded, placesToLook} from '../../src/features/search/model/start';
import {answer} from '../../src/features/search/model/answer';
import {nonsense} from '../search/nonsense';
import {querySets} from '../search/queries';
import {builtEngine, builtSections, searchFiles} from '../support/searchEngine';
import {addressOf, builtHtmlFiles, readBuilt} from '../support/site';

const sections = builtSections();
const engine = builtEngine();
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
    const {results} = answer(engine, query);
    expect(results.filter(({isLoose}) => !isLoose)).toEqual([]);
  });

  it('mostly has no results at all', () => {
    const answered = nonsense.filter((query) => answer(engine, query).results.length > 0);
    expect(answered.length).toBeLessThan(nonsense.length / 3);
  });

  it('is told from what readers ask, of which the first result is seldom called loosely related', () => {
    const asked = querySets.flatMap(({queries}) => queries.map(({query}) => query));
    const loose = asked.filter((query) => answer(engine, query).results[0]?.isLoose ?? true);
    expect(loose.length / asked.length, JSON.stringify(loose)).toBeLessThan(0.05);
  });
});

describe('requirement links', () => {
  it.each(['requirement links', 'requirment links', 'requirement linsk', 'requirment lnks', 'requiremnet links'])(
    '%s leads to the wiki before the API',
    (query) => {
      expect(engine.search(query)[0]?.section.area).not.toBe('api');
      expect(engine.search(query).map(({section}) => section.area)).toContain('api');
    },
  );
});

describe('what is marked', () => {
  it('is none of the words that stand in every question', () => {
    const {results} = answer(engine, 'how do I get out of a session with the emergency password');
    const marked = results.flatMap(({title, snippet}) => [...title, ...snippet]).filter(([, isMarked]) => isMarked);
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.map(([text]) => text).filter((text) => /^(?:how|do|i|of|a|with|the)$/i.test(text))).toEqual([]);
  });
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
  const files = searchFiles();

  it('is three files', () => {
    expect(files.map(({name}) => name).sort()).toEqual(['search.js', 'sections.json', 'worker.js']);
  });

  it.each([
    ['gzip', (content: Buffer) => gzipSync(content, {level: 9})],
    ['brotli', (content: Buffer) => brotliCompressSync(content)],
  ])('costs at most 90 kB of %s in all', (_, compress) => {
    const cost = files.reduce((sum, {content}) => sum + compress(content).length, 0);
    expect(cost).toBeLessThanOrEqual(90_000);
  });

  it('needs no exception from a strict policy', () => {
    const code = files.filter(({name}) => name.endsWith('.js')).map(({content}) => content.toString());
    expect(code.filter((text) => /\beval\(|new Function|WebAssembly|innerHTML|\.style\b/.test(text))).toEqual([]);
  });
});
