import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {allPagesPath} from '../../src/site/navigation';
import {readBuilt, sitemapPaths} from '../support/site';

const $ = load(readBuilt(`${allPagesPath.slice(1)}.html`));

function linksIn(selector: string): string[] {
  return $(selector)
    .map((_, link) => $(link).attr('href'))
    .get();
}

test('every page of the sitemap is listed once, and nothing else', () => {
  expect(sitemapPaths()).toContain(allPagesPath);
  expect(linksIn('main section li a').sort()).toEqual(sitemapPaths());
});

test('each page is listed with a sentence that tells what it is for', () => {
  const silent = $('main section li')
    .get()
    .filter((item) => $(item).find('p').text().trim().length < 20)
    .map((item) => $(item).text());
  expect(silent).toEqual([]);
});

test('pages stand by area, in the groups of the sidebar', () => {
  const headings = $('main :is(h2, h3)')
    .map((_, heading) => `${heading.tagName} ${$(heading).contents().first().text()}`)
    .get();
  expect(headings.slice(0, 5)).toEqual(['h2 Wiki', 'h3 Start here', 'h3 Prepare', 'h3 While locked', 'h3 End']);
  expect(headings.filter((heading) => heading.startsWith('h2'))).toEqual(
    ['Wiki', 'API reference', 'Changelog', 'Blog', 'About this site'].map((title) => `h2 ${title}`),
  );
});

test('the list is linked from the foot of each page and from the not-found page', () => {
  for (const page of ['index.html', 'wiki/session/emergency.html', '404.html']) {
    const links = load(readBuilt(page))(`a[href="${allPagesPath}"]`);
    expect(links.length, page).toBeGreaterThan(page === '404.html' ? 1 : 0);
  }
});
