// What becomes of a configuration, and when the layer steps aside.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';
import {light} from '../../src/light';
import {untested} from '../../src/light/versions';

const minimal: Config = {title: 'A site', url: 'https://example.com', baseUrl: '/'};

test('has the colours of code of both modes and one more theme, and leaves what was given as it was', () => {
  const colours = (plain: string, text: string) => ({
    plain: {color: plain},
    styles: [{types: ['string'], style: {color: text}}],
  });
  const site: Config = {
    ...minimal,
    themes: ['./src/own-theme'],
    themeConfig: {prism: {theme: colours('black', 'green'), darkTheme: colours('white', 'lime')}},
  };
  const both = colours('light-dark(black, white)', 'light-dark(green, lime)');
  expect(light(site)).toMatchObject({
    themes: ['./src/own-theme', expect.any(Function)],
    themeConfig: {prism: {theme: both, darkTheme: both}},
  });
  expect(site.themes).toEqual(['./src/own-theme']);
});

const unsure = 'which may do something in the browser (html names those that don’t)';
const inPackages = '/site/node_modules/docusaurus-lunr-search/src/index.js';

/** Each option that decides, and why the site is not light. Nothing where it is. */
const options: [Partial<Config>, string?][] = [
  [{}],
  [{plugins: [['content-docs', {id: 'other'}], 'client-redirects', '@docusaurus/plugin-svgr']}],
  [{plugins: ['./src/plugin', [() => null, {}], false]}],
  [
    {
      plugins: ['a-known-package'],
      themes: ['a-known-package'],
      clientModules: ['a-known-package', './a.css', 'b.scss'],
    },
  ],
  [{i18n: {defaultLocale: 'en', locales: ['en', 'de'], path: 'i18n', localeConfigs: {}}}],
  [{themeConfig: {navbar: {hideOnScroll: true, items: [{type: 'localeDropdown'}]}}}],
  [{future: {experimental_router: 'hash'}}, 'the hash router'],
  [{ssrTemplate: '<p></p>'}, 'the template of the site (ssrTemplate)'],
  [
    {themeConfig: {docs: {sidebar: {hideable: true}}}},
    'the sidebar that can be hidden (themeConfig.docs.sidebar.hideable)',
  ],
  [{themeConfig: {navbar: {items: [{type: 'docsVersionDropdown'}]}}}, 'the dropdown of versions in the navbar'],
  [{themeConfig: {algolia: {}}}, 'the search of Algolia (themeConfig.algolia)'],
  [{clientModules: ['./a.css', './src/more.ts']}, `the client module ./src/more.ts, ${unsure}`],
  [{themes: ['@docusaurus/theme-mermaid']}, `the package @docusaurus/theme-mermaid, ${unsure}`],
  [{plugins: [['google-gtag', {}]]}, `the package google-gtag, ${unsure}`],
  [{presets: ['@a/preset-classic']}, `the package @a/preset-classic, ${unsure}`],
  [{plugins: [inPackages]}, `the package docusaurus-lunr-search, ${unsure}`],
  [{presets: [['classic', {gtag: {trackingID: 'G-1'}}]]}, 'the option gtag of the preset'],
  [
    {
      future: {experimental_router: 'hash'},
      plugins: [Object.assign(() => null, {needsReact: 'a reason of the owner'})],
    },
    'the hash router and a reason of the owner',
  ],
];

test.each(options)('%j', (change, reason) => {
  const said = vi.spyOn(console, 'info').mockReturnValue();
  onTestFinished(() => {
    said.mockRestore();
  });
  const config = {...minimal, presets: ['classic'], ...change};
  // The framework asks several times.
  const answers = [1, 2].map(() => light(config, {html: ['a-known-package']}));
  expect(
    answers.map((answer) => answer === config),
    'stepped aside',
  ).toEqual(Array(2).fill(reason !== undefined));
  expect(said.mock.calls.flat()).toEqual(
    reason === undefined ? [] : [expect.stringContaining(`because of ${reason}, see docusaurus.config.ts.`)],
  );
});

test.each([
  ['react', '18.3.1', 'react 18.3.1: the layer is tested with 19.x'],
  ['@docusaurus/core', '4.0.0-canary-6808', '@docusaurus/core 4.0.0-canary-6808: the layer is tested with 3.10.x'],
])('another %s than the tested ones is a reason to step aside', (name, version, reason) => {
  expect(untested(), 'here').toBeUndefined();
  const folder = mkdtempSync('node_modules/.light-');
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  mkdirSync(path.join(folder, 'node_modules', name), {recursive: true});
  writeFileSync(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify({version}));
  expect(untested(path.resolve(folder))).toBe(reason);
});
