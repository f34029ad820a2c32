import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {buildDir, readBuilt, sitemapPaths} from '../support/site';

type Node = {'@type': string; itemListElement?: {item: string}[]};

const paths = sitemapPaths();
const addresses = paths.map((page) => identity.defaultUrl + page);

function readPage(page: string) {
  const $ = load(readBuilt(page === '/' ? 'index.html' : `${page.slice(1)}.html`));
  const data = $('script[type="application/ld+json"]')
    .get()
    .map((script) => JSON.parse($(script).text()) as Node & {'@graph'?: Node[]});
  $('h1 .hash-link').remove();
  return {
    canonical: $('link[rel=canonical]').attr('href'),
    shared: $('meta[property="og:url"]').attr('content'),
    card: $('meta[property="og:image"]').attr('content'),
    title: $('title').text(),
    sharedTitle: $('meta[property="og:title"]').attr('content'),
    description: $('meta[name=description]').attr('content'),
    sharedDescription: $('meta[property="og:description"]').attr('content'),
    heading: $('h1').first().text(),
    nodes: data.flatMap((entry) => entry['@graph'] ?? [entry]),
  };
}

const pages = paths.map((page) => ({page, ...readPage(page)}));

test.each(pages)('$page names one address, one title and one description', (read) => {
  const {page, canonical, shared, title, sharedTitle, description, sharedDescription} = read;
  expect([canonical, shared]).toEqual([identity.defaultUrl + page, identity.defaultUrl + page]);
  expect(sharedTitle).toBe(title);
  expect(sharedDescription).toBe(description);
});

test('the home page is titled and described as the site is', () => {
  const home = pages.find(({page}) => page === '/');
  expect(home).toMatchObject({
    title: `${identity.tagline} | ${identity.title}`,
    description: identity.description,
    heading: identity.tagline,
  });
});

test('no two pages share a title', () => {
  const titles = pages.map(({title}) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

const documents = pages.filter(({page}) => /^\/(?:wiki|docs\/api|changelog)/.test(page) && !page.includes('/tags'));
const posts = pages.filter(({page}) => /^\/blog\/\d/.test(page));

test.each(documents)('$page tells its place, by addresses that are served', ({page, nodes}) => {
  const trail =
    nodes
      .find((node) => node['@type'] === 'BreadcrumbList')
      ?.itemListElement?.map(({item}) => item.replace(/\/$/, '')) ?? [];
  expect(trail.at(-1)).toBe(identity.defaultUrl + page);
  expect(trail.filter((address) => !addresses.includes(address))).toEqual([]);
});

test.each(posts)('$page tells itself as a post with its days', ({page, nodes, heading}) => {
  expect(nodes.find((node) => node['@type'] === 'BlogPosting')).toMatchObject({
    headline: heading,
    url: identity.defaultUrl + page,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
});

test('the preview card is there, in the size that is asked for', () => {
  const cards = [...new Set(pages.map(({card}) => card))];
  expect(cards).toEqual([`${identity.defaultUrl}/img/preview-card.png`]);
  const png = readFileSync(path.join(buildDir, 'img/preview-card.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
