import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {builtHtmlFiles, readBuilt} from '../support/site';

/** Out of context, such as in a list of links, these texts say nothing. */
const empty = /^(?:click here|go|here|information|learn more|more|more info|read more|see more|start|this)$/i;

test('each link says what it leads to', () => {
  const silent = builtHtmlFiles().flatMap((file) => {
    const $ = load(readBuilt(file));
    return $('a')
      .filter((_, link) => empty.test($(link).text().trim()))
      .map((_, link) => `${file}: ${$(link).text()}`)
      .get();
  });
  expect(silent).toEqual([]);
});
