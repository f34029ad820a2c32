import {readdirSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {feedFormats} from '../../src/site/feedFormats';
import {identity} from '../../src/site/identity';
import {sections} from '../../src/site/sections';
import {readBuilt} from '../support/site';

const folder = `/${sections.changelog.path}`;

/** The addresses of the files with a day as their name, newest first. */
const entries = readdirSync(folder.slice(1))
  .filter((name) => /^\d/.test(name))
  .map((name) => `${folder}/${name.replace('.mdx', '')}`)
  .toSorted()
  .toReversed();

function entriesIn(place: string): string[] {
  const $ = load(readBuilt(`${folder.slice(1)}.html`));
  const links = $(`${place} a`).map((_, link) => $(link).attr('href'));
  return links.get().filter((href) => /\/\d{4}-\d\d-\d\d$/.test(href));
}

test.each([
  ['list', 'article section'],
  ['sidebar', '.theme-doc-sidebar-menu'],
])('every entry is in the %s once, newest first', (_, place) => {
  expect(entriesIn(place)).toEqual(entries);
});

test.each(Object.values(feedFormats))('every entry is in the $label feed, newest first', ({file}) => {
  const ids = readBuilt(`${folder.slice(1)}/${file}`).matchAll(/(?:<(?:guid|id)>|"id": ")([^"<]+\d)["<]/g);
  expect([...ids].map(([, id]) => id)).toEqual(entries.map((entry) => identity.defaultUrl + entry));
});

test('every entry in the list has its description', () => {
  const $ = load(readBuilt(`${folder.slice(1)}.html`));
  const texts = $('article section li > p').map((_, text) => $(text).text());
  expect(texts.get().filter((text) => text.length >= 40)).toHaveLength(entries.length);
});
