import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {collectQuestions} from '../../src/features/questions/build/collect';
import {builtEngine} from '../support/searchEngine';
import {readBuilt, sitemapPaths} from '../support/site';

const $ = load(readBuilt('open-questions.html'));
const {questions} = collectQuestions('.', process.env);

it('all open questions are on the page, before any script', () => {
  expect($('main section > ul > li > ul > li')).toHaveLength(questions.length);
});

it('the page is told to the world, and has a twin with them all', () => {
  expect(sitemapPaths()).toContain('/open-questions');
  expect(readBuilt('open-questions.md').match(/^ +[-*] /gm)).toHaveLength(questions.length);
});

it('how sure the pages are leads to it', () => {
  expect(load(readBuilt('how-sure.html'))('main a[href="/open-questions"]')).toHaveLength(1);
});

it.each(['emergency password', 'pillory', 'cost', 'api key', 'wheel of fortune', 'holderapikey', 'feed'])(
  'whoever searches for "%s" finds the page about it, not the list',
  (query) => {
    const first = builtEngine().search(query).slice(0, 8);
    expect(first.map(({section}) => section.address).filter((address) => address.startsWith('open-questions'))).toEqual(
      [],
    );
  },
);
