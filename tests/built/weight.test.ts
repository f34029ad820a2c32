import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {operations} from '../support/apiPages';
import {pageAt, pages} from '../support/pages';
import {sitemapPaths} from '../support/site';

const packed = (text: string) => gzipSync(text, {level: 9}).length;

/** The files that a browser fetches before its reader does anything. */
function fetched(address: string): string[] {
  const {$} = pageAt(address);
  const elements = $('script[src], link[rel="stylesheet"], link[rel="preload"], img, iframe, object, video');
  return [...elements].map((element) => $.html(element));
}

/** The script of the layer and that of the site. */
const scripts = ['site', 'light'].map((name): unknown =>
  expect.stringMatching(new RegExp(`^<script src="/assets/js/${name}\\.[0-9a-f]{8}\\.js" defer="">`)),
);

/** What a failure asks for. */
const edit = (what: string) => `make it lighter, or change ${what} in tests/built/weight.test.ts and say why there`;

// Hosts send Brotli; an old proxy in between may turn it into gzip. Addresses that the owner sets take 240 bytes. Rules of the
// framework that we override, not leave out, take 400; classes named by their feature, and the field of the search, 100.
test('the emergency page comes as one file of few bytes and the two scripts of every page', () => {
  const {$, address, html} = pageAt('/wiki/session/emergency');
  expect(fetched(address)).toEqual(scripts);
  expect($('head > script:not([src], [type]) ~ style'), 'the mode is set before anything is painted').toHaveLength(1);
  expect(brotliCompressSync(html).length, `${address} with Brotli: ${edit('the limit')}`).toBeLessThan(14_900);
  expect(packed(html), `${address} with gzip: ${edit('the limit')}`).toBeLessThan(16_850);
});

test('a page is made ahead only where its reader is about to open it', () => {
  const text = pageAt('/wiki/session').$('script[type=speculationrules]').text();
  const rules = Object.values(JSON.parse(text) as Record<string, {eagerness: string}[]>).flat();
  expect(rules.map(({eagerness}) => eagerness)).toEqual(['moderate']);
});

/** The pages with a form for a request. The other call only reads. */
const changing = operations.map(({page}) => page).filter((page) => page !== '/docs/api/info');

/** The build lists the pages that load React, each with the reason. A page that shall load it is named here. */
const pagesWithReact: string[] = [];

/** A page with an island of its own is named here too. */
const pagesWithIsland = [...changing];

test('only the pages that shall load React do, and only those with something to fill in have an island', () => {
  const ofFramework = pages.filter(({$}) => $('#__docusaurus').length > 0 && !$('html').is('[data-light]'));
  expect(
    ofFramework.map(({address}) => address),
    edit('pagesWithReact'),
  ).toEqual(pagesWithReact);
  const withIsland = pages.filter(({$}) => $('[data-light-island]').length > 0).map(({address}) => address);
  expect(withIsland.sort(), edit('pagesWithIsland')).toEqual(pagesWithIsland.sort());
});

test('an operation page weighs at most 1.3 times a wiki page of the same length, and fetches as little', () => {
  const weigh = (route: string) => {
    const {$, html} = pageAt(route);
    return {route, text: $('article').text().length, weight: packed(html)};
  };
  const wiki = sitemapPaths()
    .filter((route) => /^\/wiki\/(?!tags)/.test(route))
    .map(weigh);
  const heavy = changing.filter((route) => {
    const {text, weight} = weigh(route);
    const [nearest] = wiki.toSorted((one, two) => Math.abs(one.text - text) - Math.abs(two.text - text));
    return weight >= 1.3 * (nearest?.weight ?? 0);
  });
  expect(heavy).toEqual([]);
  expect(changing.map((route) => [route, fetched(route)])).toEqual(changing.map((route) => [route, scripts]));
});

// In bytes of gzip. The new limit of a script that would exceed its own needs a reason here.
test.each([
  ['light', 4300],
  ['site', 2100],
  // React, which an island needs when a reader touches it.
  ['islands', 75_000],
])('the script %s stays within its budget', (name, budget) => {
  const folder = 'build/assets/js';
  const file = readdirSync(folder).find((candidate) => candidate.startsWith(`${name}.`)) ?? '';
  expect(packed(readFileSync(path.join(folder, file), 'utf8')), edit('the limit')).toBeLessThan(budget);
});
