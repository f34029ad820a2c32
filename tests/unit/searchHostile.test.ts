// cspell:ignore emergancy
import {describe, expect, it} from 'vitest';
import {answer} from '../../src/features/search/model/answer';
import {Engine} from '../../src/features/search/model/engine';
import type {Section} from '../../src/features/search/model/section';
import {searchAliases} from '../../src/features/search/build/aliases';
import {hostileQueries} from '../support/hostileQueries';

const markup = '<img src=x onerror=alert(1)> & constructor __proto__ [a-z]+(?=b) emergency';
const sections: Section[] = [
  {address: 'wiki/page', area: 'wiki', title: 'Emergency <b>release</b>', above: [], text: markup},
  {address: 'wiki/page#constructor', area: 'wiki', title: 'constructor', above: ['Emergency'], text: ''},
];

describe('hostile queries', () => {
  const engine = new Engine(sections, searchAliases());

  it('are 300', () => {
    expect(new Set(hostileQueries).size).toBeGreaterThanOrEqual(300);
  });

  it.each(hostileQueries.map((query) => [JSON.stringify(query).slice(0, 60), query]))('%s', (_, query) => {
    const {results, suggestions} = answer(engine, query);
    const known = new Set(sections.map(({address}) => address));
    expect(results.filter(({address}) => !known.has(address))).toEqual([]);
    expect(suggestions.length).toBeLessThanOrEqual(9);
    // Whatever the query, results contain only their own text and nothing of the query.
    for (const {title} of results) {
      expect(sections.map((section) => section.title)).toContain(title.map(([piece]) => piece).join(''));
    }
  });

  it('do not keep a real one from being answered', () => {
    expect(engine.search('emergancy')[0]?.section.address).toBe('wiki/page');
    expect(engine.search('constructor')[0]?.section.address).toBe('wiki/page#constructor');
  });
});
