import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir, readBuilt, sitemapPaths} from '../support/site';

const worker = readBuilt('offline.js');

/** The list in the worker, as address and hash. */
const entries = new Map(
  [...worker.matchAll(/"?(?<address>[\w./~-]*)"?:\{bytes:[\de]+,hash:"(?<hash>[0-9a-f]{16})"\}/g)].map(({groups}) => [
    groups?.address ?? '',
    groups?.hash ?? '',
  ]),
);

function read(address: string): Buffer {
  const file = /\.\w+$/.test(address) ? address : `${address === '' ? 'index' : address}.html`;
  return readFileSync(path.join(buildDir, file));
}

test('every page of the site map is in the copy', () => {
  expect(sitemapPaths().filter((route) => !entries.has(route.slice(1)))).toEqual([]);
});

test('the emergency page, the search and the not-found page are in it, and nothing for machines', () => {
  const addresses = [...entries.keys()];
  expect(addresses).toEqual(expect.arrayContaining(['wiki/session/emergency', '404.html']));
  const search = addresses.filter((address) => address.startsWith('assets/search/'));
  expect(search.map((address) => path.basename(address)).sort()).toEqual(['search.js', 'sections.json', 'worker.js']);
  expect(addresses.filter((address) => /\.(?:md|xml|txt)$/.test(address))).toEqual([]);
});

/** Otherwise hosts would serve something other than the list says, and no copy could be made. */
test('the list was made of the files as they are', () => {
  const differing = [...entries].filter(([address, hash]) => {
    const actual = createHash('sha256').update(read(address)).digest('hex');
    return !actual.startsWith(hash);
  });
  expect(entries.size).toBeGreaterThan(250);
  expect(differing).toEqual([]);
});
