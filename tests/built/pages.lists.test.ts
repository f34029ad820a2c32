// What names other pages or parts of a page, and what is said on few of them.
import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {allPagesPath, emergency, savedEmergencyPage} from '../../src/site/navigation';
import {about, docsSectionIds, sections} from '../../src/site/sections';
import {faultsOf, pageAt} from '../support/pages';
import {sitemapPaths} from '../support/site';

const paths = sitemapPaths();
const listed = paths.map(pageAt);

test('adults only is said on the home page and in the FAQ, and nowhere else', () => {
  const saying = listed.filter(({$}) => /\badults only\b/i.test($('main').text()));
  expect(saying.map(({address}) => address).sort()).toEqual(['/', '/wiki/faq']);
});

test('every page of docs has its place in the sidebar, which is its menu on a phone', () => {
  const docs = listed.filter(({$}) => $('html').is('.docs-doc-page'));
  const homeless = docs.filter(({$}) => $('#light-menu [aria-current=page]:not(nav:first-of-type *)').length === 0);
  const missing = homeless.map(({address}) => {
    const id = docsSectionIds.find((one) => `${address}/`.startsWith(`/${sections[one].path}/`));
    return `add ${address} to ${id ? sections[id].sidebar : about.sidebarPath}`;
  });
  expect(missing).toEqual([]);
});

test('every page with two headings or more lists them, under the title for phones and beside the text for wide windows', () => {
  const ownLists = ['/', allPagesPath, emergency.path];
  // What is below is as deep as the configuration or the page asks for.
  const targets = ($: CheerioAPI, list: string) =>
    [...$(list).find('> li > a')].map(({attribs}) => attribs.href).join();
  const faults = faultsOf(({$, address}) => {
    if (ownLists.includes(address) || !$('html').is('.docs-doc-page, .blog-post-page, .mdx-page')) {
      return [];
    }
    const headings = [...$('main article h2[id]:not(#footnote-label)')].map(({attribs}) => `#${attribs.id}`);
    const expected = headings.length > 1 ? headings.join() : '';
    const lists = [
      targets($, 'header + details .table-of-contents'),
      targets($, '.table-of-contents:not(details *, .markdown *)'),
    ];
    return lists.filter((list) => list !== expected).map((list) => `lists ${list}, and has ${expected}`);
  }, listed);
  expect(faults).toEqual([]);
});

test('the emergency page is saved as one file, which loads nothing and has links that work from a disk', () => {
  expect(pageAt(emergency.path).$(`a[download][href="/${savedEmergencyPage}"]`)).toHaveLength(1);
  const {$: saved} = pageAt(`/${savedEmergencyPage.replace('.html', '')}`);
  expect([...saved('script, link, img, iframe, symbol, [hidden]')].map((element) => saved.html(element))).toEqual([]);
  const links = [...saved('a[href]')].map(({attribs}) => attribs.href ?? '');
  expect(links).toContain('#you-know-the-password');
  const lost = links.filter((href) => !/^(?:#|https:|mailto:|tel:)/.test(href) || href.includes(`${emergency.path}#`));
  expect(lost, 'links that lead nowhere from a disk').toEqual([]);
});
