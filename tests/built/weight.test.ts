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

const pageScript: unknown = expect.stringMatching(/^<script src="\/assets\/js\/page\.[0-9a-f]{8}\.js" defer="">/);

// Hosts send Brotli; an old proxy in between may turn it into gzip. Addresses that the owner sets take 240 bytes.
test('the emergency page comes as one file of few bytes and the page script', () => {
  const {$, address, html} = pageAt('/wiki/session/emergency');
  expect(fetched(address)).toEqual([pageScript]);
  expect($('head > script:not([src], [type]) ~ style'), 'the mode is set before anything is painted').toHaveLength(1);
  expect(brotliCompressSync(html).length, `${address} with Brotli`).toBeLessThan(17_000);
  expect(packed(html), `${address} with gzip`).toBeLessThan(20_000);
});

/** The pages with a form for a request. The other call only reads. */
const changing = operations.map(({page}) => page).filter((page) => page !== '/docs/api/info');

test('only pages with something to fill in ask for React', () => {
  const asking = pages.filter(({$}) => $('[data-site-needs-react], [data-site-code], [data-site-idle]').length > 0);
  expect(asking.map(({address}) => address).sort()).toEqual(['/docs/api', ...changing].sort());
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
  expect(changing.map((route) => [route, fetched(route)])).toEqual(changing.map((route) => [route, [pageScript]]));
});

// React, the frame of the site and the table of all pages; then mostly the list of all files. In bytes of gzip. Code that
// would exceed a limit should be loaded on demand, or the new limit needs a reason here.
test('scripts stay within their budgets, without templates of pages', () => {
  const folder = 'build/assets/js';
  const read = (name: string) => {
    const file = readdirSync(folder).find((candidate) => candidate.startsWith(`${name}.`)) ?? '';
    return readFileSync(path.join(folder, file), 'utf8');
  };
  // Each page has a row in the table.
  const forPages = 170 * sitemapPaths().length;
  expect(packed(read('main')) - forPages, 'load the new code on demand, or raise this').toBeLessThan(104_300);
  expect(packed(read('runtime~main')), 'runtime~main').toBeLessThan(5_600);
  expect(read('main')).not.toContain('<!DOCTYPE');
});
