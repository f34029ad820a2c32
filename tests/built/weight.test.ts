import {statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {faultsOf, pageAt, pages} from '../support/pages';
import {filesIn, readBuilt} from '../support/site';

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

// Hosts send Brotli; an old proxy in between may turn it into gzip. About 1 kB is room for what an owner adds: pages in the
// sidebar, a notice, outside addresses, hosts in the policy.
test.each([
  ['/wiki/session/emergency', 18_000, 16_000],
  ['/docs/api/time/add', 21_500, 18_500],
])('%s comes as one file of few bytes and the two scripts of every page', (address, gzip, brotli) => {
  const {$, html} = pageAt(address);
  expect(fetched(address), `what is loaded: ${edit('what the page may load')}`).toEqual(scripts);
  expect($('head > script:not([src], [type]) ~ style'), 'the mode is set before anything is painted').toHaveLength(1);
  expect(brotliCompressSync(html).length, `with Brotli: ${edit('the limit')}`).toBeLessThan(brotli);
  expect(packed(html), `with gzip: ${edit('the limit')}`).toBeLessThan(gzip);
});

test('no page and no picture is so heavy that a phone on the road waits for it', () => {
  const heavy = faultsOf(({html}) => [packed(html)].filter((bytes) => bytes > 35_000).map(String));
  expect(heavy, `bytes with gzip, small imported pictures included: ${edit('the limit')}`).toEqual([]);
  const pictures = filesIn('build').filter((name) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(name));
  const large = pictures.filter((name) => statSync(path.join('build', name)).size > 150_000);
  expect(large, `more than 150 kB: ${edit('the limit')}`).toEqual([]);
});

/** The build lists the pages that load React, each with the reason. A page that shall load it is named here. */
const pagesWithReact: string[] = [];

test('only the pages that shall load React of themselves do', () => {
  const ofFramework = pages.filter(({$}) => $('#__docusaurus').length > 0 && !$('html').is('[data-light]'));
  const addresses = ofFramework.map(({address}) => address);
  expect(addresses, edit('pagesWithReact')).toEqual(pagesWithReact);
});

// In bytes of gzip. The new limit of a script that would exceed its own needs a reason here.
test.each([
  ['light', 4300],
  ['site', 2100],
  // React, which an island needs when a reader touches it.
  ['islands', 75_000],
])('the script %s stays within its budget', (name, budget) => {
  const file = filesIn('build').find((candidate) => candidate.startsWith(`assets/js/${name}.`)) ?? '';
  expect(packed(readBuilt(file)), edit('the limit')).toBeLessThan(budget);
});
