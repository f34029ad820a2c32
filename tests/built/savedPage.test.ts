import {load, type CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {savedEmergencyPage} from '../../src/site/navigation';
import {readBuilt} from '../support/site';

const saved = load(readBuilt(savedEmergencyPage));

/** The headings, steps and paragraphs of the article. */
function wordsOf($: CheerioAPI): string[] {
  $('[popover], .hash-link, .theme-doc-toc-mobile').remove();
  return $('.markdown :is(h1, h2, h3, p, li)')
    .get()
    .map((one) => $(one).text().replace(/\s+/g, ' ').trim());
}

test('the saved page says all that the emergency page says', () => {
  expect(wordsOf(saved)).toEqual(wordsOf(load(readBuilt('wiki/session/emergency.html'))));
});

test('it runs and loads nothing, and its links work from a disk', () => {
  expect(saved('script, link, img, iframe, [hidden]').length).toBe(0);
  const links = saved('a[href]').get();
  expect(links.length).toBeGreaterThan(10);
  expect(links.map((link) => saved(link).attr('href')).filter((href) => !/^(?:#|https:)/.test(href ?? ''))).toEqual([]);
});
