// An upgrade of the framework that changes what this site builds on says so.
import {existsSync, readFileSync} from 'node:fs';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {replacedParts, withoutReplaced} from '../../src/features/styles/plugin';
import {template as own} from '../../src/light/template';

const infima = 'node_modules/infima/dist/css/default/default.css';

test('a rule of Infima that src/css replaces and that is not there stops the build', async () => {
  const css = readFileSync(infima, 'utf8');
  const build = (text: string) => postcss([withoutReplaced]).process(text, {from: infima});
  expect(await build(css).then((result) => result.css)).not.toContain('.breadcrumbs {');
  await expect(build(css.replaceAll('.breadcrumbs', '.crumbs'))).rejects.toThrow(
    'Infima no longer has a rule for /^(?:area)?\\.breadcrumbs/',
  );
});

test('the parts of the theme whose sheets src/css replaces are there', () => {
  const missing = replacedParts.filter((part) => !existsSync(`node_modules/@docusaurus/${part}`));
  expect(missing, 'Compare src/features/styles/plugin.ts with the theme.').toEqual([]);
});

test('our template of a page has what the framework gives its own', () => {
  const given = (text: string) => [...new Set(text.match(/\bit\.\w+/g))].sort();
  expect(given(own)).toEqual(given(template));
});
