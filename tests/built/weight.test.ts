import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
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
  expect(brotliCompressSync(html).length).toBeLessThan(17_000);
  expect(packed(html)).toBeLessThan(20_000);
});

// Each has a form or a converter, which computes. Another page here loads React for nothing.
test('only the calls and their overview may load React', () => {
  const asking = pages.filter(({$}) => $('[data-site-code], [data-site-needs-react], [data-site-idle]').length > 0);
  const others = asking.map(({address}) => address).filter((address) => !/^\/docs\/api(\/\w+\/[\w-]+)?$/.test(address));
  expect(others).toEqual([]);
});

test('the page script has nothing of dropdowns, which the navbar does not have', () => {
  const folder = 'build/assets/js';
  const [file = ''] = readdirSync(folder).filter((name) => name.startsWith('page.'));
  expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain('data-site-switch');
});

test('an operation page weighs at most 1.3 times a wiki page of the same length, and fetches as little', () => {
  const weigh = (route: string) => {
    const {$, html} = pageAt(route);
    return {route, text: $('article').text().length, weight: packed(html)};
  };
  const wiki = sitemapPaths()
    .filter((route) => /^\/wiki\/(?!tags)/.test(route))
    .map(weigh);
  const operations = sitemapPaths()
    .filter((route) => /^\/docs\/api\/(?!tags)\w+\/[\w-]+$/.test(route))
    .map(weigh);
  expect(operations).toHaveLength(16);
  const heavy = operations.filter(({text, weight}) => {
    const [nearest] = wiki.toSorted((one, two) => Math.abs(one.text - text) - Math.abs(two.text - text));
    return weight >= 1.3 * (nearest?.weight ?? 0);
  });
  expect(heavy).toEqual([]);
  expect(operations.map(({route}) => fetched(route))).toEqual(operations.map(() => [pageScript]));
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
  expect(packed(read('runtime~main'))).toBeLessThan(5_600);
  expect(read('main')).not.toContain('<!DOCTYPE');
});
