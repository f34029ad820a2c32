import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

const html = readFileSync(path.join('build', 'wiki/session/emergency.html'), 'utf8');

/** What a browser fetches for the page before its reader does anything. */
function fetched(page: string): string[] {
  const $ = load(page);
  return $(
    'script[src], link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"], img, iframe, object, video',
  )
    .get()
    .map((element) => $.html(element));
}

describe('the emergency page', () => {
  it('comes as one file', () => {
    expect(fetched(html)).toEqual([]);
  });

  it.each([
    ['gzip', gzipSync(html, {level: 9})],
    ['brotli', brotliCompressSync(html)],
  ])('is complete in 20 kB of %s', (_, packed) => {
    expect(packed.length).toBeLessThan(20_000);
  });
});
