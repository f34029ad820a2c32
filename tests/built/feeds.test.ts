import {readFileSync, readdirSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {feedFormats, type FeedFormat} from '../../src/site/feedFormats';
import {identity} from '../../src/site/identity';
import {feedIds, sections, type FeedId} from '../../src/site/sections';
import {deadLinks, pageAt} from '../support/pages';
import {readBuilt} from '../support/site';

type Item = {id: string; link: string; title: string; summary: string; date: string; html: string};
type Feed = {title: string; page: string | undefined; items: Item[]};

function readXml(text: string, names: {item: string; id: string; date: string; summary: string; html: string}): Feed {
  const $ = load(text, {xml: true});
  const items = $(names.item).get();
  return {
    title: $(':root title').first().text(),
    page: $('channel > link').text() || $('feed > link[rel=alternate]').attr('href'),
    items: items.map((item) => {
      const read = (name: string) => $(item).children(name).text();
      const link = read('link') || ($(item).children('link').attr('href') ?? '');
      return {
        link,
        id: read(names.id),
        title: read('title'),
        summary: read(names.summary),
        date: new Date(read(names.date)).toISOString(),
        html: read(names.html),
      };
    }),
  };
}

type Json = {
  title: string;
  home_page_url: string;
  items: {id: string; url: string; title: string; summary: string; date_published: string; content_html: string}[];
};

const read: Record<FeedFormat, (text: string) => Feed> = {
  rss: (text) =>
    readXml(text, {
      item: 'item',
      id: 'guid',
      date: 'pubDate',
      summary: 'description',
      html: String.raw`content\:encoded`,
    }),
  atom: (text) => readXml(text, {item: 'entry', id: 'id', date: 'published', summary: 'summary', html: 'content'}),
  json(text) {
    const feed = JSON.parse(text) as Json;
    return {
      title: feed.title,
      page: feed.home_page_url,
      items: feed.items.map(({url, date_published: date, content_html: html, ...item}) => ({
        ...item,
        link: url,
        date,
        html,
      })),
    };
  },
};

const formats = Object.keys(feedFormats) as FeedFormat[];

const cases = feedIds.flatMap((id) => formats.map((format) => ({id, format})));
const fileOf = (id: FeedId, format: FeedFormat) => `${sections[id].path}/${feedFormats[format].file}`;

describe.each(cases)('the $format feed of the $id', ({id, format}) => {
  const {path, feed: about} = sections[id];
  const file = fileOf(id, format);
  const feed = read[format](readBuilt(file));

  test('says what it is and where its page is', () => {
    expect(feed).toMatchObject({title: about.title, page: `${identity.defaultUrl}/${path}`});
    expect(readBuilt(file)).toContain(about.description);
  });

  test('has every dated page once, newest first, with its title, summary and text', () => {
    const files = readdirSync(path).filter((name) => /^\d/.test(name));
    expect(new Set(feed.items.map((item) => item.id)).size).toBe(files.length);
    const dates = feed.items.map(({date}) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const {id: name, link, date, title, summary, html} of feed.items) {
      expect(link).toBe(name);
      expect(/\d{4}.\d\d.\d\d/.exec(link)?.[0].replaceAll('/', '-')).toBe(date.slice(0, 10));
      expect(pageAt(new URL(link).pathname).$('h1').first().text()).toBe(title);
      expect(summary).toMatch(/^[A-Z].{38,}\.$/);
      expect(load(html)('p').length, title).toBeGreaterThan(0);
      expect(html).not.toMatch(/<(?:button|svg|script|style)|<!--|class=|style=/);
    }
  });

  test('is announced by the pages', () => {
    for (const page of ['/', '/changelog/emlalock/2025-10-26', '/blog']) {
      const link = pageAt(page).$(`link[rel=alternate][href="/${file}"]`);
      expect(link.attr('type'), page).toMatch(format === 'json' ? /json$/ : feedFormats[format].type);
      expect(link.attr('title'), page).toContain(about.title);
    }
  });
});

test.each(feedIds)('the first page of %s links to its feed', (id) => {
  expect(pageAt(`/${sections[id].path}`).$('main a[href$="rss.xml"]')).toHaveLength(1);
});

test('feeds link only to what exists, with full addresses', () => {
  for (const {id, format} of cases) {
    const $ = load(
      read[format](readBuilt(fileOf(id, format)))
        .items.map(({html}) => html)
        .join(''),
    );
    const addresses = $('[href], [src]')
      .map((_, {attribs}) => attribs.href ?? attribs.src)
      .get();
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
    expect(deadLinks($, identity.defaultUrl, '/', () => false)).toEqual([]);
  }
});

const {path: changelog} = sections.changelog;
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
  const rows = [...$('article tbody tr')].map((row) => {
    const year = $(row).prevAll().addBack().find('th').last().text();
    const date = $(row).find('td').first();
    return {label: `${date.text()} ${year}`, address: date.find('a').attr('href')};
  });
  expect(rows).toEqual(entries);
});

const years = new Set(entries.map(({label}) => label.slice(-4)));

test.each([...years])('every entry of %s is in the sidebar once, newest first, under its year', (name) => {
  const ofYear = entries.filter(({label}) => label.endsWith(name));
  const {$} = pageAt(ofYear[0]?.address ?? '');
  const items = [...$('.theme-doc-sidebar-menu .menu__list a')].map((link) => ({
    address: $(link).attr('href') ?? '',
    year: $(link).closest('details').children('summary').text(),
  }));
  const dated = items.filter(({address}) => /\/\d{4}-\d\d-\d\d$/.test(address));
  expect(dated).toEqual(ofYear.map(({address}) => ({address, year: name})));
});
