import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import createConfig from '../../docusaurus.config';
import {checkThemeConfig} from '../../src/build/checkThemeConfig';

const own = createConfig().themeConfig as ThemeConfig;

/** Checks the configuration of the site with some keys changed, as a build does after the theme has completed it. */
function check(changed: object): void {
  const themeConfig = {...own, ...changed};
  checkThemeConfig({
    ...themeConfig,
    ...validateThemeConfig({validate: normalizeThemeConfig, themeConfig}),
  });
}

const colours = {plain: {color: 'red'}, styles: []};

test.each([
  ['themeConfig.algolia: This has no effect, because the site has its own search', {algolia: {appId: 'X'}}],
  ['themeConfig.prism.theme: This has no effect', {prism: {theme: colours}}],
  ['themeConfig.prism.theme: This has no effect', {prism: undefined}],
  ['themeConfig.prism.darkTheme: This has no effect', {prism: {...own.prism, darkTheme: colours}}],
  [
    'themeConfig.navbar.items: A dropdown cannot be a link as well',
    {navbar: {items: [{label: 'More', to: '/blog', items: [{label: 'FAQ', to: '/wiki/faq'}]}]}},
  ],
])('%s stops the build', (sentence, changed) => {
  expect(() => {
    check(changed);
  }).toThrow(sentence);
});

test('what the site sets, and a dropdown, is accepted', () => {
  expect(() => {
    check({navbar: {items: [{label: 'More', items: [{label: 'FAQ', to: '/wiki/faq'}]}]}});
  }).not.toThrow();
});
