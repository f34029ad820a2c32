import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {nearest} from '../../src/features/notFound/model/nearest';
import {misspeltAddresses} from '../support/misspeltAddresses';
import {readBuilt} from '../support/site';

const $ = load(readBuilt('all-pages.html'));
const pages = $('main section li a')
  .get()
  .map((link) => ({path: $(link).attr('href') ?? '', title: $(link).text()}))
  .filter(({path}) => !path.includes('/tags'));

test('of 25 misspelt addresses at least 23 find the intended page among three', () => {
  const wanted = Object.entries(misspeltAddresses);
  const missed = wanted
    .map(([asked, meant]) => ({asked, meant, found: nearest(asked, pages, 3).map(({path}) => path)}))
    .filter(({meant, found}) => !found.includes(meant));
  expect(wanted).toHaveLength(25);
  expect(missed.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(2);
});

test('every page is the nearest to its own address, in capitals and with an extension too', () => {
  const lost = pages.filter(
    ({path}) => path !== '/' && nearest(`${path.toUpperCase()}.html`, pages, 1)[0]?.path !== path,
  );
  expect(lost).toEqual([]);
});
