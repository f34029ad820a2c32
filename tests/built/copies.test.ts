// What a copy says otherwise than its page is in the goldens, for one page of each kind.
import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {copyOf} from '../../src/site/copyOf';
import {identity} from '../../src/site/identity';
import {allPagesPath} from '../../src/site/navigation';
import {pageAt} from '../support/pages';
import {readBuilt, sitemapPaths} from '../support/site';

const copies = sitemapPaths().map((path) => ({path, markdown: readBuilt(copyOf(path, '/').slice(1))}));

/** What only looks like a link is in code. */
const withoutCode = (markdown: string) => markdown.replace(/^( *`{3,})[^]*?^\1|`[^`\n]+`/gm, '');

test('the copy of each page begins with its title, has nothing of the theme and complete links, and names its page', () => {
  const faults = copies.flatMap(({path, markdown}) =>
    Object.entries({
      'does not begin with its title': !markdown.startsWith('# '),
      'has something of the theme': /theme-|class=|\u200B|Copy code|Copy page/.test(markdown),
      'has a link without a host': /\]\(<?(?!https?:\/\/|mailto:|tel:)/.test(withoutCode(markdown)),
      'does not end with its address': !markdown.endsWith(`\n\nSource: <${identity.defaultUrl}${path}>\n`),
    }).flatMap(([fault, isThere]) => (isThere ? `the copy of ${path} ${fault}` : [])),
  );
  expect(faults).toEqual([]);
});

test('robots.txt lets everybody in, and leads to the list of pages, which says when they have changed', () => {
  const sitemap = `${identity.defaultUrl}/sitemap.xml`;
  expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  expect(readBuilt('sitemap.xml').includes('<lastmod>')).toBe(existsSync('.git'));
});

test('llms.txt lists the OpenAPI file and the copies of all pages, as the list for readers does; its full form has their texts', () => {
  const [first, ...others] = readBuilt('llms.txt').match(/(?<=^- .*\]\().*/gm) ?? [];
  expect(first).toContain(`${identity.defaultUrl}/openapi.json): `);
  const {$} = pageAt(allPagesPath);
  const expected = [...$('main section li')].map((item) => {
    const copy = copyOf($(item).find('a').attr('href') ?? '', '/');
    const description = $(item).find('p').text();
    return `${identity.defaultUrl}${copy})${description && `: ${description}`}`;
  });
  expect(others).toEqual(expected);
  const full = readBuilt('llms-full.txt');
  const missing = copies.filter(({path, markdown}) => !path.includes('/tags') && !full.includes(markdown));
  expect(missing.map(({path}) => path)).toEqual([]);
});
