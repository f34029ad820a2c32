import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {productRoutes} from '../support/productRoutes';

function read(route: string): string {
  return readFileSync(path.join('build', `${route}.html`), 'utf8');
}

/** The files that a browser fetches before its reader does anything. */
function fetched(html: string): string[] {
  const $ = load(html);
  return $('script[src], link[rel="stylesheet"], link[rel="preload"], img, iframe, object, video')
    .get()
    .map((element) => $.html(element));
}

const pageScript: unknown = expect.stringMatching(/^<script src="\/assets\/js\/page\.[0-9a-f]{8}\.js" defer="">/);

function textLength(html: string): number {
  return load(html)('article').text().length;
}

describe('the emergency page', () => {
  const html = read('/wiki/session/emergency');

  it('comes as one file and the page script', () => {
    expect(fetched(html)).toEqual([pageScript]);
  });

  // Hosts send Brotli; an old proxy in between may turn it into gzip. Addresses that the owner sets take 240 bytes.
  it.each([
    ['brotli', brotliCompressSync(html), 20_000],
    ['gzip', gzipSync(html, {level: 9}), 23 * 1024],
  ])('is complete in few bytes of %s', (_, packed, limit) => {
    expect(packed.length).toBeLessThan(limit);
  });
});

describe('an operation page, before its reader does anything', () => {
  const weigh = (route: string) => {
    const html = read(route);
    return {route, text: textLength(html), weight: gzipSync(html, {level: 9}).length, fetched: fetched(html)};
  };
  const wiki = productRoutes.filter((route) => route.startsWith('/wiki/')).map(weigh);
  const operations = productRoutes.filter((route) => /^\/docs\/api\/\w+\/[\w-]+$/.test(route)).map(weigh);

  it('there are sixteen beside /info', () => {
    expect(operations).toHaveLength(16);
  });

  it.each(operations)(
    '$route weighs at most 1.3 times a wiki page of the same length',
    ({text, weight, fetched: files}) => {
      const [nearest] = wiki.toSorted((one, two) => Math.abs(one.text - text) - Math.abs(two.text - text));
      expect(files).toEqual([pageScript]);
      expect(weight / (nearest?.weight ?? 0)).toBeLessThan(1.3);
    },
  );
});
