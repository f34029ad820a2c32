// What a copy says otherwise than its page is in the goldens, for one page of each kind.
import {expect, test} from 'vitest';
import {copyOf} from '../../src/site/copyOf';
import {identity} from '../../src/site/identity';
import {pageAt} from '../support/pages';
import {readBuilt, sitemapPaths} from '../support/site';

const inLists = sitemapPaths().filter((path) => !path.includes('/tags'));
const copies = sitemapPaths().map((path) => ({path, markdown: readBuilt(copyOf(path, '/').slice(1))}));

/** The targets of the links and pictures of a Markdown text, without what only looks like one in code. */
function targetsIn(markdown: string): string[] {
  const prose = markdown.replace(/^( *`{3,})[^]*?^\1|`[^`\n]+`/gm, '');
  return [...prose.matchAll(/\]\(<?([^)>\s]+)/g)].map(([, target = '']) => target);
}

test('the copy of each page begins with its title, has nothing of the theme and complete links, and names its page', () => {
  const faulty = copies.filter(
    ({path, markdown}) =>
      !markdown.startsWith('# ') ||
      /theme-|class=|\u200B|Copy code|Copy page/.test(markdown) ||
      targetsIn(markdown).some((target) => !/^https?:\/\//.test(target)) ||
      !markdown.endsWith(`\n\nSource: <${identity.defaultUrl}${path}>\n`),
  );
  expect(faulty.map(({path}) => path)).toEqual([]);
});

test('the head of a page tells programs its copy, and robots.txt the list of pages', () => {
  const {$} = pageAt('/wiki/faq');
  expect($('link[rel=alternate][type="text/markdown"]').attr('href')).toBe('/wiki/faq.md');
  expect(readBuilt('robots.txt')).toContain(`\nSitemap: ${identity.defaultUrl}/sitemap.xml\n`);
});

test('llms.txt lists the OpenAPI file and every page by its copy, with a line on each; its full form has all texts', () => {
  const list = readBuilt('llms.txt');
  const [first, ...others] = targetsIn(list);
  expect(first).toBe(`${identity.defaultUrl}/openapi.json`);
  expect(others.sort()).toEqual(inLists.map((path) => identity.defaultUrl + copyOf(path, '/')).sort());
  expect(list.split('\n').filter((line) => line.startsWith('- ') && !/\): \S/.test(line))).toEqual([]);
  const full = readBuilt('llms-full.txt');
  const missing = copies.filter(({path, markdown}) => inLists.includes(path) && !full.includes(markdown));
  expect(missing.map(({path}) => path)).toEqual([]);
});
