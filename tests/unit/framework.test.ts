// An upgrade of the framework that changes what this site builds on says so.
import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {DEFAULT_OPTIONS as blogDefaults} from '@docusaurus/plugin-content-blog/lib/options.js';
import {DEFAULT_OPTIONS as docsDefaults} from '@docusaurus/plugin-content-docs/lib/options.js';
import {expect, test} from 'vitest';
import {config} from '../../docusaurus.config';
import {templateFor} from '../../src/light/template';

type Options = Record<string, unknown>;

/** The names of what only warns, by their options. */
function lax(defaults: object, options: Options): string[] {
  const known = Object.keys(defaults).filter((name) => /^on[A-Z]/.test(name));
  return known
    .filter((name) => options[name] !== 'throw')
    .map((name) => [options.path, name].filter(Boolean).join(': '));
}

test('all that the framework calls broken stops the build: links, anchors, tags and authors without an entry', () => {
  const [[, {docs, blog}]] = config.presets as [[string, Record<'docs' | 'blog', Options>]];
  const plugins = config.plugins as (string | [string, Options])[];
  const others = plugins.flatMap((plugin) => (plugin[0] === 'content-docs' ? [plugin[1] as Options] : []));
  const warning = [
    ...lax({...DEFAULT_CONFIG, ...DEFAULT_CONFIG.markdown.hooks}, {...config, ...config.markdown?.hooks}),
    ...[docs, ...others].flatMap((options) => lax(docsDefaults, options)),
    ...lax(blogDefaults, blog),
  ];
  expect(warning, 'docusaurus.config.ts').toEqual([]);
});

test('our template of a page has what the framework gives its own', () => {
  const given = (text: string) => [...new Set(text.match(/\bit\.\w+/g))].sort();
  expect(given(templateFor([]))).toEqual(given(template));
});
