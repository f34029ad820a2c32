// Each option of the configuration, set or left out alone: a site that sets all of them hides what one alone lacks.
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {DocusaurusConfig, LoadContext} from '@docusaurus/types';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import {afterEach, expect, test, vi} from 'vitest';
import {config as own} from '../../docusaurus.config';
import {bundleScripts} from '../../src/light/scripts';

type Options = Partial<Pick<DocusaurusConfig, 'i18n' | 'storage' | 'themeConfig'>>;

const oneLanguage = {path: 'i18n', defaultLocale: 'en-GB', locales: ['en-GB'], localeConfigs: {}};
const {navbar} = own.themeConfig as Pick<ThemeConfig, 'navbar'>;

/** The page script of the site, with this in place of a part of its configuration. */
async function scriptWith({i18n, storage, themeConfig}: Options): Promise<string> {
  const whole = {...own.themeConfig, ...themeConfig} as unknown as ThemeConfig;
  const context = {
    siteConfig: {
      ...own,
      i18n: i18n ?? oneLanguage,
      themeConfig: validateThemeConfig({validate: normalizeThemeConfig, themeConfig: whole}),
    },
    siteStorage: {type: storage?.type ?? 'localStorage', namespace: ''},
  } as unknown as LoadContext;
  return (await bundleScripts(context, '')).join('\n');
}

async function has(options: Options, words: RegExp): Promise<boolean> {
  return words.test(await scriptWith(options));
}

const withItem = (item: object) => ({themeConfig: {navbar: {...navbar, items: [...navbar.items, item]}}});

test.each<[option: string, options: Options, words: RegExp]>([
  ['a second language', {i18n: {...oneLanguage, locales: ['en-GB', 'de']}}, /a\[lang\]/],
  ['a dropdown', withItem({label: 'More', items: [{label: 'Blog', to: '/blog'}]}), /a\[lang\]/],
  ['session storage', {storage: {type: 'sessionStorage', namespace: false}}, /,\w="sessionStorage"\)/],
  ['a navbar that hides', {themeConfig: {navbar: {...navbar, hideOnScroll: true}}}, /data-light-navbar/],
  ['the mode of the system', {themeConfig: {colorMode: {respectPrefersColorScheme: true}}}, /prefers-color-scheme/],
])('the page script knows %s where it is set alone, and only there', async (_, options, words) => {
  expect([await has(options, words), await has({}, words)]).toEqual([true, false]);
});

test.each<[option: string, options: Options, words: RegExp]>([
  ['the announcement', {themeConfig: {announcementBar: undefined}}, /docusaurus\.announcement/],
  ['the switch of the mode', {themeConfig: {colorMode: {disableSwitch: true}}}, /data-light-toggle-mode/],
])('the page script does without %s where it is left out, and only there', async (_, options, words) => {
  expect([await has(options, words), await has({}, words)]).toEqual([false, true]);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['SITE_URL', 'https://docs.example.org', 'url'],
  ['BASE_URL', '/help/', 'baseUrl'],
] as const)('%s changes the address of the site, and nothing where it is empty', async (name, value, key) => {
  vi.stubEnv(name, value);
  vi.resetModules();
  const changed = await import('../../docusaurus.config');
  expect(changed.config[key]).toBe(value);
  vi.stubEnv(name, '');
  vi.resetModules();
  const unchanged = await import('../../docusaurus.config');
  expect(unchanged.config[key]).toBe(own[key]);
});
