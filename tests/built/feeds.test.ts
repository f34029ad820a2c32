import {readFileSync, readdirSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {deadLinks, faultsOf, pageAt} from '../support/pages';
import {readBuilt, sitemapPaths} from '../support/site';

const origin = identity.defaultUrl;

describe.each(['changelog/emlalock', 'blog'])('the feeds of /%s', (folder) => {
  const $ = load(readBuilt(`${folder}/rss.xml`), {xml: true});
  const items = [...$('item')].map((item) => {
    const read = (name: string) => $(item).children(name).text();
    return {
      id: read('guid'),
      link: read('link'),
      title: read('title'),
      summary: read('description'),
      day: new Date(read('pubDate')).toISOString().slice(0, 10),
      html: read(String.raw`content\:encoded`),
    };
  });

  test('have every dated page once, newest first, with its title, summary and text', () => {
    const files = readdirSync(folder).filter((name) => /^\d/.test(name));
    expect(new Set(items.map(({id}) => id)).size).toBe(files.length);
    const days = items.map(({day}) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const {id, link, day, title, summary, html} of items) {
      expect(link).toBe(id);
      expect(/\d{4}.\d\d.\d\d/.exec(link)?.[0].replaceAll('/', '-')).toBe(day);
      expect(pageAt(new URL(link).pathname).$('h1').first().text()).toBe(title);
      expect(summary).toMatch(/^[A-Z].{38,}\.$/);
      expect(load(html)('p').length, title).toBeGreaterThan(0);
      expect(html).not.toMatch(/<(?:button|svg|script|style)|<!--|class=|style=/);
    }
  });

  test('link only to what exists, with full addresses', () => {
    expect($('channel > link').text()).toBe(`${origin}/${folder}`);
    const content = load(items.map(({html}) => html).join(''));
    const addresses = content('[href], [src]').map((_, {attribs}) => attribs.href ?? attribs.src);
    expect(addresses.get().filter((address) => !address.startsWith('https://'))).toEqual([]);
    expect(deadLinks(content, origin, '/', () => false)).toEqual([]);
  });

  test('are the same as Atom and JSON', () => {
    const atom = load(readBuilt(`${folder}/atom.xml`), {xml: true});
    const entries = [...atom('entry')].map((entry) => {
      const read = (name: string) => atom(entry).children(name).text();
      return [read('id'), read('published').slice(0, 10), read('title'), read('content')];
    });
    const json = JSON.parse(readBuilt(`${folder}/feed.json`)) as {items: Record<string, string | undefined>[]};
    const parts = json.items.map((one) => [one.id, one.date_published?.slice(0, 10), one.title, one.content_html]);
    const expected = items.map(({id, day, title, html}) => [id, day, title, html]);
    expect(entries).toEqual(expected);
    expect(parts).toEqual(expected);
  });

  test('are announced by every page, and the first page of the section links to one', () => {
    const types = {'rss.xml': /rss\+xml/, 'atom.xml': /atom\+xml/, 'feed.json': /json$/};
    const faults = faultsOf((page) => {
      const announced = (file: string) => page.$(`link[rel=alternate][href="/${folder}/${file}"]`).attr('type') ?? '';
      return Object.entries(types).flatMap(([file, type]) => (type.test(announced(file)) ? [] : [`no ${file}`]));
    }, sitemapPaths().map(pageAt));
    expect(faults).toEqual([]);
    expect(pageAt(`/${folder}`).$('main a[href$="rss.xml"]')).toHaveLength(1);
  });
});

const changelog = 'changelog/emlalock';
const entries = readdirSync(changelog)
  .filter((name) => /^\d/.test(name))
  .toSorted()
  .toReversed()
  .map((name) => {
    const source = readFileSync(`${changelog}/${name}`, 'utf8');
    const [, label = ''] = /^sidebar_label: (.+)$/m.exec(source) ?? [];
    return {label, address: `/${changelog}/${name.replace(/\.mdx?$/, '')}`};
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
