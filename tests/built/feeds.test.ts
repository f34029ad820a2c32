import {readFileSync, readdirSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {feedFormats, feeds, type FeedFormat, type FeedName} from '../../src/features/feeds/model/feeds';
import {identity} from '../../src/site/identity';
import {extractus, feedsmith, type Feed} from '../support/feedReaders';
import {findDeadLinks} from '../support/linkCheck';
import {addressOf, builtHtmlFiles, readBuilt} from '../support/site';

const pages = builtHtmlFiles().map((file) => ({address: addressOf(file), html: readBuilt(file)}));
const titles = new Map(pages.map(({address, html}) => [address, load(html)('h1').first().text()]));

/** The dated files of each feed. */
const sources: Record<FeedName, string[]> = {
  changelog: readdirSync('changelog/emlalock').filter((name) => /^\d/.test(name)),
  blog: readdirSync('blog').filter((name) => /^\d/.test(name)),
};

const formats = Object.keys(feedFormats) as FeedFormat[];
const cases = (Object.keys(feeds) as FeedName[]).flatMap((name) => formats.map((format) => ({name, format})));

const fileOf = (name: FeedName, format: FeedFormat) => `${feeds[name].folder.slice(1)}/${feedFormats[format].file}`;

/** The items as one piece of HTML. */
const asPage = ({items}: Feed) => items.map(({link, html}) => `<a href="${link ?? ''}"></a>${html ?? ''}`).join('');

describe.each(cases)('the $format feed of the $name', ({name, format}) => {
  const {folder, title, description} = feeds[name];
  const file = fileOf(name, format);
  const text = readBuilt(file);
  const feed = feedsmith[format](text);

  test('says what it is, where its page is, and its own address', () => {
    expect(feed).toMatchObject({
      title,
      description,
      page: identity.defaultUrl + folder,
      self: `${identity.defaultUrl}/${file}`,
    });
  });

  test('holds every dated page, newest first, each with its title, summary and text', () => {
    expect(feed.items).toHaveLength(sources[name].length);
    const dates = feed.items.map(({date}) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const {id, link, title: itemTitle, summary, html = ''} of feed.items) {
      expect(link).toBe(id);
      expect(titles.get(new URL(link ?? '').pathname)).toBe(itemTitle);
      expect(summary).toMatch(/^[A-Z].{38,}\.$/);
      expect(load(html)('p').length, itemTitle).toBeGreaterThan(0);
    }
  });

  test('has no item without identity and no identity twice', () => {
    const ids = feed.items.map(({id}) => id);
    expect(ids.filter((id) => !id)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('reads the same with another library', () => {
    const other = extractus(format, text);
    expect(other).toMatchObject({title, description, page: feed.page});
    expect(other.items).toEqual(feed.items.map(({id, link, title: name, date}) => ({id, link, title: name, date})));
  });

  test('has only full addresses', () => {
    const addresses = load(asPage(feed))('[href], [src]')
      .map((_, {attribs}) => attribs.href ?? attribs.src)
      .get();
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  });

  test('carries nothing of the frame of the page', () => {
    const html = feed.items.map((item) => item.html).join('');
    expect(html).not.toMatch(/<(?:button|svg|script|style)|<!--|class=|style=/);
  });

  test('is announced by the pages, in the type that readers look for', () => {
    for (const page of ['index.html', 'changelog/emlalock.html', 'changelog/emlalock/2025-10-26.html', 'blog.html']) {
      const link = load(readBuilt(page))(`link[rel=alternate][href="/${file}"]`);
      expect(link.attr('type'), page).toBe(feedFormats[format].type);
      expect(link.attr('title'), page).toContain(title);
    }
  });
});

test('each address of a feed within the site leads somewhere', () => {
  const feedPages = cases.map(({name, format}) => {
    const file = fileOf(name, format);
    return {address: `/${file}`, html: asPage(feedsmith[format](readBuilt(file)))};
  });
  const dead = findDeadLinks({origin: identity.defaultUrl, pages: [...pages, ...feedPages], isFile: () => false});
  const isOfFeed = (line: string) => feedPages.some(({address}) => line.startsWith(`${address} `));
  expect(dead.filter(isOfFeed)).toEqual([]);
});

describe('what the formats require beyond', () => {
  test.each(Object.keys(feeds) as FeedName[])(
    '%s: RSS names its style sheet, Atom an author and a date, JSON its version',
    (name) => {
      const read = (format: FeedFormat) => readBuilt(fileOf(name, format));
      for (const format of ['rss', 'atom'] as const) {
        expect(read(format)).toMatch(
          /^<\?xml version="1.0" encoding="utf-8"\?>\n<\?xml-stylesheet type="text\/css" href="\/feed.css"\?>/,
        );
      }
      const atom = load(read('atom'), {xml: true});
      expect(atom('entry:not(:has(author > name)), entry:not(:has(updated)), entry:not(:has(id))').length).toBe(0);
      expect(atom('feed > author > name').text()).toBe(identity.team);
      expect(readFileSync('blog/authors.yml', 'utf8')).toContain(`name: ${identity.team}\n`);
      expect(JSON.parse(read('json'))).toMatchObject({
        version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/) as string,
      });
    },
  );
});
