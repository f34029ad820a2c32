// An upgrade of the framework that changes what this site builds on says so.
import {existsSync, readFileSync} from 'node:fs';
import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import postcss from 'postcss';
import {expect, test} from 'vitest';
import {config} from '../../docusaurus.config';
import {replaced, replacedParts} from '../../src/features/styles/plugin';
import {template as own} from '../../src/light/template';

test('Infima has the rules that src/css replaces, see src/features/styles/plugin.ts', () => {
  const selectors: string[] = [];
  postcss.parse(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8')).walkRules((rule) => {
    selectors.push(...rule.selectors);
  });
  expect(replaced.filter((pattern) => !selectors.some((selector) => pattern.test(selector)))).toEqual([]);
});

test('all that the framework calls broken stops the build', () => {
  const known = Object.keys({...DEFAULT_CONFIG, ...DEFAULT_CONFIG.markdown.hooks});
  const decided: Record<string, unknown> = {...config, ...config.markdown?.hooks};
  const lax = known.filter((name) => /^on[A-Z]/.test(name) && decided[name] !== 'throw');
  expect(lax, 'docusaurus.config.ts').toEqual([]);
});

test('the parts of the theme whose sheets src/css replaces are there', () => {
  const missing = replacedParts.filter((part) => !existsSync(`node_modules/@docusaurus/${part}`));
  expect(missing, 'Compare src/features/styles/plugin.ts with the theme.').toEqual([]);
});

test('our template of a page has what the framework gives its own', () => {
  const given = (text: string) => [...new Set(text.match(/\bit\.\w+/g))].sort();
  expect(given(own)).toEqual(given(template));
});
