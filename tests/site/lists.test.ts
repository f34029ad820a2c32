// Which lists name a page that is dated ahead, a draft or unlisted.
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {folderOf} from '../../scripts/sites.mjs';
import {filesIn, readBuilt} from '../support/site';

const folder = folderOf('light');
const read = (file: string) => readBuilt(file, folder);

/** The addresses that a part of a page links to, in order. */
function linksIn(page: string, place: string): (string | undefined)[] {
  const $ = load(read(page));
  return [...$(`${place} a`)].map((link) => $(link).attr('href'));
}

const entry = '/changelog/emlalock/2099-01-02';
const post = '/blog/2099/01/02/ahead';

// A date that has not come hides nothing.
test('a new entry of the changelog stands first in its list, sidebar and feed', () => {
  expect(linksIn('changelog/emlalock.html', 'article .site-rows > li:first-child')).toEqual([entry]);
  const sidebar = linksIn(`${entry.slice(1)}.html`, '.theme-doc-sidebar-menu');
  expect(sidebar[sidebar.indexOf('/changelog/emlalock') + 1]).toBe(entry);
  expect(/<guid.*<\/guid>/.exec(read('changelog/emlalock/rss.xml'))?.[0]).toContain(entry);
});

test('a long group of a menu leads to its first page, and has its entries there alone', () => {
  const entriesIn = (page: string) => linksIn(page, '.theme-doc-sidebar-menu > li:last-child');
  expect(entriesIn('wiki.html')).toEqual(['/wiki/tabs']);
  expect(entriesIn('wiki/tabs.html')).toHaveLength(21);
});

test('the description of an entry is plain text in the list', () => {
  const entries = load(read('changelog/emlalock.html'))('article ul > li');
  expect(entries.last().find('p').text()).toBe('What changed in <5 {places} on *that* day.');
});

test.each([entry, post])('%s is in the lists of all pages and in the search', (address) => {
  expect(read('sitemap.xml')).toContain(`${address}</loc>`);
  expect(linksIn('all-pages.html', 'main')).toContain(address);
  expect(read('llms.txt')).toContain(`${address}.md)`);
  expect(read('search/search.js')).toContain(`"${address.slice(1)}"`);
});

test('without the layer too, a page begins with title, contents and text', () => {
  const $ = load(readBuilt('wiki/parts/index.html', folderOf('plain')));
  const parts = [...$('article').find('h1, .theme-doc-toc-mobile, p')].slice(0, 3);
  const names = parts.map((part) => ($(part).is('.theme-doc-toc-mobile') ? 'contents' : part.tagName));
  expect(names).toEqual(['h1', 'contents', 'p']);
});

/** The files in which a hidden page is named, by its title or its address. Scripts hold the routes of unlisted pages. */
function filesNaming(key: string, day: string): string[] {
  const named = new RegExp(`kept[ -]back[ -]as[ -]${key}|emlalock/${day}`, 'i');
  const told = filesIn(folder).filter((file) => /\.(?:html|md|xml|json|txt)$|^_|^search\//.test(file));
  return told.filter((file) => named.test(read(file)));
}

test('a draft is nowhere: in no sidebar, list, tag, feed, copy or search', () => {
  expect(filesNaming('draft', '2099-02-03')).toEqual([]);
});

test('an unlisted page, entry or post is named only by itself and its copy', () => {
  const own = ['blog/2099/03/03/', '', 'wiki/'].map((folder) => `${folder}kept-back-as-unlisted`);
  const files = [...own, 'changelog/emlalock/2099-03-03'].flatMap((name) => [`${name}.html`, `${name}.md`]);
  expect(filesNaming('unlisted', '2099-03-03')).toEqual(files.sort());
});
