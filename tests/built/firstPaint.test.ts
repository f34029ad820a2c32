import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {builtHtmlFiles, readBuilt} from '../support/site';

const pages = builtHtmlFiles().map((file) => {
  const $ = load(readBuilt(file));
  const waitsFor = $('head > link[rel="expect"][blocking="render"]').attr('href');
  return {file, waitsFor, titles: $('#theme-title').length};
});

test.each(pages)('$file is painted from its title on, if it says where that is', ({waitsFor, titles}) => {
  expect(waitsFor).toBe(titles === 1 ? '#theme-title' : undefined);
});

test('pages of the wiki and of the API say so', () => {
  const saying = pages.filter(({titles}) => titles === 1).map(({file}) => file);
  expect(saying).toEqual(expect.arrayContaining(['wiki/session/emergency.html', 'docs/api/time/add.html']));
});
