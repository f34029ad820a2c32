// What a copy says otherwise than its page, and what llms.txt has, is in the goldens.
import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {copyOf} from '../../src/site/copyOf';
import {identity} from '../../src/site/identity';
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

test('the list of pages says when they have changed, and llms-full.txt has all of their copies', () => {
  expect(readBuilt('sitemap.xml').includes('<lastmod>')).toBe(existsSync('.git'));
  const full = readBuilt('llms-full.txt');
  const missing = copies.filter(({path, markdown}) => !path.includes('/tags') && !full.includes(markdown));
  expect(missing.map(({path}) => path)).toEqual([]);
});
