// An upgrade of the framework that changes what this site builds on says so.
import {readFileSync} from 'node:fs';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Props} from '@docusaurus/types';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {checkFramework} from '../../src/features/upgrade/checkFramework';
import {withoutReplaced} from '../../src/features/styles/plugin';
import {template as own} from '../../src/light/template';

const infima = 'node_modules/infima/dist/css/default/default.css';

test('a rule of Infima that src/css replaces and that is not there stops the build', async () => {
  const css = readFileSync(infima, 'utf8');
  const build = (text: string) => postcss([withoutReplaced]).process(text, {from: infima});
  expect(await build(css).then((result) => result.css)).not.toContain('.breadcrumbs {');
  await expect(build(css.replaceAll('.breadcrumbs', '.crumbs'))).rejects.toThrow(
    'Infima no longer has a rule for /^\\.breadcrumbs/',
  );
});

test('our template of a page has what the framework gives its own', () => {
  const given = (text: string) => [...new Set(text.match(/\bit\.\w+/g))].sort();
  expect(given(own)).toEqual(given(template));
});

test('a site without a post has no page of a blog, and is not told that the framework has changed it', () => {
  const site = {plugins: [], siteConfig: {baseUrl: '/', themeConfig: {}}} as unknown as Props;
  expect(() => checkFramework(site).finish()).toThrow(/No page has (?!.*blog).*theme-doc-markdown/);
});

test.each([
  [undefined, /No page has (?!.*announcement).*theme-doc-markdown/],
  [{id: 'new'}, /No page has .*theme-announcement-bar/],
])('the announcement %j is missed only where there is one', (announcementBar, message) => {
  const siteConfig = {baseUrl: '/', themeConfig: {announcementBar}};
  expect(() => checkFramework({plugins: [], siteConfig} as unknown as Props).finish()).toThrow(message);
});
