import {readFileSync, readdirSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {faultsOf, pageAt} from '../support/pages';
import {readBuilt, sitemapPaths} from '../support/site';

const changelog = 'changelog/emlalock';
const entries = readdirSync(changelog)
  .filter((name) => /^\d/.test(name))
  .toSorted()
  .toReversed()
  .map((name) => {
    const source = readFileSync(`${changelog}/${name}`, 'utf8');
    const [, label = ''] = /^title: (.+)$/m.exec(source) ?? [];
    return {label, address: `/${changelog}/${name.replace(/\.mdx?$/, '')}`};
  });

test('the feed has every entry once, newest first, with the title, summary and day of its page', () => {
  const $ = load(readBuilt(`${changelog}/rss.xml`), {xml: true});
  const items = [...$('item')].map((item) => {
    const read = (name: string) => $(item).children(name).text();
    const day = new Date(read('pubDate')).toISOString().slice(0, 10);
    return {link: read('link'), id: read('guid'), day, title: read('title'), summary: read('description')};
  });
  const expected = entries.map(({address}) => {
    const {$: page} = pageAt(address);
    const link = identity.defaultUrl + address;
    const summary = page('meta[name=description]').attr('content');
    return {link, id: link, day: address.slice(-10), title: page('h1').text(), summary};
  });
  expect(items).toEqual(expected);
  expect($('channel > link').text()).toBe(`${identity.defaultUrl}/${changelog}`);
});

test.each(['blog', changelog])('every page announces the feed of /%s, and its first page links to it', (folder) => {
  const announced = `link[rel=alternate][type="application/rss+xml"][href="/${folder}/rss.xml"]`;
  const silent = faultsOf(({$}) => ($(announced).length === 1 ? [] : ['no feed']), sitemapPaths().map(pageAt));
  expect(silent).toEqual([]);
  expect(pageAt(`/${folder}`).$('main a[href$="rss.xml"]')).toHaveLength(1);
});

test('every entry of the changelog is in its list once, newest first, with a link', () => {
  const {$} = pageAt(`/${changelog}`);
  const list = $('#timeline ~ ul').first();
  const links = [...list.find('a')].map((link) => ({label: $(link).text(), address: $(link).attr('href')}));
  expect(links).toEqual(entries);
});

const years = new Set(entries.map(({label}) => label.slice(-4)));

test.each([...years])('every entry of %s is in the sidebar once, newest first, under its year', (name) => {
  const ofYear = entries.filter(({label}) => label.endsWith(name));
  const {$} = pageAt(ofYear[0]?.address ?? '');
  const items = [...$('.theme-doc-sidebar-menu .menu__list a')].map((link) => ({
    address: $(link).attr('href') ?? '',
    year: $(link).closest('details').children('summary').text(),
  }));
  // Of the other years, the list has the newest entry.
  const dated = items.filter(({address, year}) => /\/\d{4}-\d\d-\d\d$/.test(address) && year === name);
  expect(dated).toEqual(ofYear.map(({address}) => ({address, year: name})));
});
