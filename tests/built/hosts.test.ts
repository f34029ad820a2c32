import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {buildDir, builtHtmlFiles, readBuilt} from '../support/site';

const loadingElements = 'script[src], img[src], iframe[src], source[src], video[src], audio[src]';
const loadingLinks =
  'link:is([rel=stylesheet], [rel=preload], [rel=prefetch], [rel=preconnect], [rel=dns-prefetch], [rel=icon])';

function isForeign(address: string): boolean {
  return /^(?:[a-z]+:)?\/\//i.test(address);
}

test('no page loads anything from another host', () => {
  const foreign = builtHtmlFiles().flatMap((file) => {
    const $ = load(readBuilt(file));
    const sources = $(loadingElements)
      .map((_, element) => $(element).attr('src'))
      .get();
    const links = $(loadingLinks)
      .map((_, element) => $(element).attr('href'))
      .get();
    return [...sources, ...links].filter(isForeign).map((address) => `${file}: ${address}`);
  });
  expect(foreign).toEqual([]);
});

test('no style sheet loads anything from another host', () => {
  const folder = path.join(buildDir, 'assets/css');
  const foreign = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/url\(["']?([^"')]+)/g)]
      .map(([, address]) => address ?? '')
      .filter(isForeign)
      .map((address) => `${file}: ${address}`),
  );
  expect(foreign).toEqual([]);
});
