// An upgrade of the framework that changes what this site builds on says so.
import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {config} from '../../docusaurus.config';
import {templateFor} from '../../src/light/template';

test('all that the framework calls broken stops the build', () => {
  const known = Object.keys({...DEFAULT_CONFIG, ...DEFAULT_CONFIG.markdown.hooks});
  const decided: Record<string, unknown> = {...config, ...config.markdown?.hooks};
  const lax = known.filter((name) => /^on[A-Z]/.test(name) && decided[name] !== 'throw');
  expect(lax, 'docusaurus.config.ts').toEqual([]);
});

test('our template of a page has what the framework gives its own', () => {
  const given = (text: string) => [...new Set(text.match(/\bit\.\w+/g))].sort();
  expect(given(templateFor([]))).toEqual(given(template));
});
