import {expect, test} from 'vitest';
import createConfig from '../../docusaurus.config';
import pagePlugin, {bundleScript, settingsOf} from '../../src/page/plugin';
import type {Settings} from '../../src/browser/settings';

const plain: Settings = {
  storage: 'localStorage',
  namespace: '-abc',
  announcementId: null,
  hidesNavbar: false,
  hidesSidebar: false,
  defaultMode: 'light',
  hasModeSwitch: true,
  versions: null,
  searchScript: '/search.js',
  hasDropdowns: false,
  isDevelopment: false,
  hasPages: true,
  loadsDocuments: true,
  islandScript: '/islands.js',
  hasAddress: true,
};

test.each([
  ['beforePaint.ts', 'docusaurus.announcement', {announcementId: 'new'}],
  ['beforePaint.ts', 'data-site-sidebar', {hidesSidebar: true}],
  ['index.ts', 'data-site-navbar', {hidesNavbar: true}],
  ['index.ts', 'prefers-color-scheme', {defaultMode: 'system' as const}],
  ['index.ts', 'From the build of', {isDevelopment: true}],
  ['index.ts', 'docs-preferred-version', {versions: {api: ['current', '1.0']}}],
])('%s contains what it needs for %s only where it is configured', async (name, word, configured) => {
  expect(await bundleScript(name, {...plain, ...configured})).toContain(word);
  expect(await bundleScript(name, plain)).not.toContain(word);
});

test.each([
  [['en-GB'], [], false],
  [['en-GB', 'de'], [], true],
  [['en-GB'], [{type: 'docsVersionDropdown'}], true],
  [['en-GB'], [{label: 'More', items: []}], true],
])('with the languages %j and the items %j, it has dropdowns: %s', (locales, items, expected) => {
  const themeConfig = {navbar: {items: [{type: 'custom-locales'}, ...items]}, docs: {sidebar: {}}, colorMode: {}};
  const siteConfig = {themeConfig, i18n: {locales}, plugins: [], future: {}};
  type Context = Parameters<typeof settingsOf>[0];
  const context = {siteConfig, siteDir: '.', siteStorage: {}, baseUrl: '/'} as unknown as Context;
  expect(settingsOf(context, {loadsDocuments: true, islandScript: ''}).hasDropdowns).toBe(expected);
});

test('two different types of storage stop the build with one sentence', () => {
  type Context = Parameters<ReturnType<typeof pagePlugin>>[0];
  const context = {siteConfig: {storage: {type: 'sessionStorage'}}, siteStorage: {}} as Context;
  expect(() => pagePlugin('none', true)(context)).toThrow(
    'createConfig has storage: "none", but storage.type is "sessionStorage". Remove one of the two.',
  );
});

test.each([
  [{}, 'href="/wiki/session/settings#test-session"'],
  [{trailingSlash: true}, 'href="/wiki/session/settings/#test-session"'],
  [{router: 'hash'}, 'href="#/wiki/session/settings#test-session"'],
] as const)('the announcement leads to its page with the options %j', (options, href) => {
  const {content} = createConfig(options).themeConfig?.announcementBar as {content: string};
  expect(content).toContain(href);
});
