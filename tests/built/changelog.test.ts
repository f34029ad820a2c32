import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {pageAt} from '../support/pages';
import {readBuilt, sitemapPaths} from '../support/site';

const changelog = '/changelog/emlalock';
/** Newest first, because their names are their days. */
const entries = sitemapPaths()
  .filter((path) => /^\/changelog\/emlalock\/\d/.test(path))
  .toReversed();

test('the feed has every entry once, newest first, with its summary and the day of its title', () => {
  const $ = load(readBuilt(`${changelog.slice(1)}/rss.xml`), {xml: true});
  const announced = pageAt(changelog).$(`link[href="${changelog}/rss.xml"]`).attr('title');
  expect($('channel > title').text()).toBe(announced);
  const built = new Date($('channel > lastBuildDate').text()).toISOString().slice(0, 10);
  const items = [...$('item')].map((item) => {
    const read = (name: string) => $(item).children(name).text();
    const day = new Date(read('pubDate')).toISOString().slice(0, 10);
    return {link: read('link'), id: read('guid'), day, title: read('title'), summary: read('description')};
  });
  const expected = entries.map((address) => {
    const {$: page} = pageAt(address);
    const link = identity.defaultUrl + address;
    const title = page('h1').text();
    const day = new Date(`${title} UTC`).toISOString().slice(0, 10);
    return {link, id: link, day, title, summary: page('meta[name=description]').attr('content')};
  });
  expect(items).toEqual(expected);
  expect(built, 'the date of the feed is that of its newest entry').toBe(items[0]?.day);
});

test.each(['rss.xml', 'atom.xml', 'feed.json'])(
  'the blog has the feed that the colophon calls %s, with the whole text of its posts',
  (name) => {
    expect(pageAt('/colophon').$('main').text()).toContain(`/${name}`);
    const told = [...readBuilt(`blog/${name}`).matchAll(/<h2[^>]* id=\\?"([^"\\]+)/g)].map(([, id]) => id);
    const posts = sitemapPaths().filter((path) => /^\/blog\/\d/.test(path));
    const headings = posts.flatMap((path) => [...pageAt(path).$('article h2[id]')].map(({attribs}) => attribs.id));
    expect(told.sort()).toEqual(headings.sort());
  },
);
