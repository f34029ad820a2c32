import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readBuilt} from '../support/site';

const tail = /^## Not documented.*\n(?<list>[^]*?)(?=^## |$(?![^]))/m;

const pages = Globby.sync(['wiki/**/[!_]*.mdx', 'docs/api/**/[!_]*.mdx', 'changelog/emlalock/**/[!_]*.mdx'])
  .map((file) => ({file, items: tail.exec(readFileSync(file, 'utf8'))?.groups?.list?.match(/^- /gm)?.length ?? 0}))
  .filter(({items}) => items > 0);

test('the page of open questions lists each page that has some, with all of them', () => {
  const $ = load(readBuilt('open-questions.html'));
  const listed = $('article p > strong > a')
    .toArray()
    .map((link) => $(link).closest('p').next('ul').children('li').length);
  expect(listed.sort()).toEqual(pages.map(({items}) => items).sort());
});

test.each(pages)('$file has its questions folded, with their anchor', ({file}) => {
  const $ = load(readBuilt(file.replace(/(?:\/index)?\.mdx$/, '.html')));
  expect($('details > summary > h2').text()).toContain('Not documented');
});
