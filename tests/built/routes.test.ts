import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {productAliases, productRoutes} from '../support/productRoutes';
import {addressOf, builtHtmlFiles, readBuilt, sitemapPaths} from '../support/site';

const files = new Map(builtHtmlFiles().map((file) => [addressOf(file), file]));

function title(address: string): string {
  return load(readBuilt(files.get(address) ?? ''))('title').text();
}

test('every promised address has a page of its own', () => {
  expect(productRoutes.filter((address) => !files.has(address))).toEqual([]);
  const titles = productRoutes.map(title);
  expect(titles.filter((text, index) => titles.indexOf(text) !== index)).toEqual([]);
});

test('every promised address is in the sitemap', () => {
  const listed = new Set(sitemapPaths());
  expect(productRoutes.filter((address) => !listed.has(address))).toEqual([]);
});

test.each(Object.entries(productAliases))('%s leads to %s without our scripts', (from, to) => {
  const $ = load(readBuilt(files.get(from) ?? ''));
  expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`);
  expect($('main a').attr('href')).toBe(to);
});
