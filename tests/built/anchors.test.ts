import {readFileSync} from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {readBuilt} from '../support/site';

const addresses = readFileSync('tests/built/anchors.txt', 'utf8').trim().split('\n');
const pages = new Map<string, CheerioAPI>();

function open(page: string): CheerioAPI {
  const $ = pages.get(page) ?? load(readBuilt(`${page.slice(1)}.html`));
  pages.set(page, $);
  return $;
}

test('the anchors that others link to are kept', () => {
  const lost = addresses.filter((address) => {
    const [page = '', id = ''] = address.split('#');
    return open(page)(`[id="${id}"]`).length === 0;
  });
  expect(lost).toEqual([]);
});
