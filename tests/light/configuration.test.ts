// What becomes of a configuration, and when the layer steps aside.
import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {build, type Plugin} from 'esbuild';
import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {light} from '../../src/light';
import {hidden, partsOf} from '../../src/light/hidden';
import {templateFor} from '../../src/light/template';
import {untested} from '../../src/light/versions';

/** A folder with these files. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'light-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

describe('light(config)', () => {
  const layer = {html: ['src/components', 'a-known-package']};
  const owners = (): null => null;
  const site: Config = {
    title: 'A site',
    url: 'https://example.com',
    baseUrl: '/',
    presets: [['classic', {docs: {remarkPlugins: [owners]}, blog: false}]],
    plugins: [['content-docs', {id: 'other'}], 'sitemap', owners],
    themes: ['a-known-package'],
    themeConfig: {
      prism: {
        theme: {plain: {color: 'black'}, styles: [{types: ['string'], style: {color: 'green'}}]},
        darkTheme: {plain: {color: 'white'}, styles: [{types: ['string'], style: {color: 'lime'}}]},
      },
    },
  };

  test('has the template, the theme and the colours of both modes, and the rest as it was', () => {
    const prism = {
      plain: {color: 'light-dark(black, white)'},
      styles: [{types: ['string'], style: {color: 'light-dark(green, lime)'}}],
    };
    expect(light(site, layer)).toEqual({
      ...site,
      baseUrlIssueBanner: false,
      ssrTemplate: templateFor(layer.html),
      themes: ['a-known-package', expect.any(Function)],
      themeConfig: {prism: {theme: prism, darkTheme: prism}},
    });
    expect(site.themes, 'what was given').toEqual(['a-known-package']);
  });

  test('needs no options', () => {
    expect(light({title: 'A site', url: 'https://example.com', baseUrl: '/'}).ssrTemplate).toBe(templateFor([]));
  });

  const inPackages = '/site/node_modules/docusaurus-lunr-search/src/index.js';

  test.each<[string, Partial<Config>]>([
    ['the hash router', {future: {experimental_router: 'hash'}}],
    ['the template of the site (ssrTemplate)', {ssrTemplate: '<p></p>'}],
    [
      'the sidebar that can be hidden (themeConfig.docs.sidebar.hideable)',
      {themeConfig: {docs: {sidebar: {hideable: true}}}},
    ],
    ['the dropdown of versions in the navbar', {themeConfig: {navbar: {items: [{type: 'docsVersionDropdown'}]}}}],
    ['the search of Algolia (themeConfig.algolia)', {themeConfig: {algolia: {}}}],
    [
      'the client module ./src/more.ts, which html does not name',
      {clientModules: ['./a.css', 'b.scss', './src/more.ts']},
    ],
    ['the package @docusaurus/theme-mermaid, which html does not name', {themes: ['@docusaurus/theme-mermaid']}],
    ['the package google-gtag, which html does not name', {plugins: [['google-gtag', {}]]}],
    ['the package my-sitemap, which html does not name', {plugins: ['my-sitemap']}],
    ['the package @a/preset-classic, which html does not name', {presets: ['@a/preset-classic']}],
    ['the package docusaurus-lunr-search, which html does not name', {plugins: [inPackages]}],
    ['the option gtag of the preset', {presets: [['classic', {gtag: {trackingID: 'G-1'}}]]}],
    [
      'the hash router and the search of Algolia (themeConfig.algolia)',
      {future: {experimental_router: 'hash'}, themeConfig: {algolia: {}}},
    ],
    ['a reason of the owner', {plugins: [Object.assign(() => null, {needsReact: 'a reason of the owner'})]}],
  ])('steps aside for %s', (reason, change) => {
    const said = vi.spyOn(console, 'info').mockReturnValue();
    onTestFinished(() => {
      said.mockRestore();
    });
    const config = {...site, ...change};
    expect(light(config, layer)).toBe(config);
    expect(light(config, layer)).toBe(config);
    expect(
      said.mock.calls.map(([text]) => String(text)),
      'what is said',
    ).toEqual([
      expect.stringMatching(
        new RegExp(
          `each loads the framework's scripts, .* because of ${reason.replaceAll(/[().]/g, '\\$&')}, see docusaurus\\.config\\.ts\\.$`,
        ),
      ),
    ]);
  });

  test.each<[string, Partial<Config>]>([
    [
      'packages of the framework without a part in the browser',
      {plugins: ['client-redirects', '@docusaurus/plugin-svgr']},
    ],
    ['a plugin of the site', {plugins: ['./src/plugin', [owners, {}], false]}],
    ['what html names', {plugins: ['a-known-package'], clientModules: ['a-known-package']}],
    ['a second language', {i18n: {defaultLocale: 'en', locales: ['en', 'de'], path: 'i18n', localeConfigs: {}}}],
    ['a navbar that hides', {themeConfig: {navbar: {hideOnScroll: true}}}],
  ])('does not for %s', (_, change) => {
    expect(light({...site, ...change}, layer).ssrTemplate).toBe(templateFor(layer.html));
  });
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

test('a package that is missing is a reason to step aside', () => {
  expect(untested(folderWith({}))).toBe('@docusaurus/core, which is not installed');
});

describe('a part of the theme that light pages do not show', () => {
  const classic = path.resolve('node_modules/@docusaurus/theme-classic/lib/theme');
  const own = path.resolve('src/light/theme');

  /** The file of a part in a folder. */
  function fileIn(folder: string, part: string): string | undefined {
    const endings = ['.js', '.tsx', '/index.js', '/index.tsx'];
    return endings.map((ending) => path.join(folder, part + ending)).find(existsSync);
  }

  const nameOf = (file: string) => path.relative(classic, path.resolve(file)).replace(/(?:\/index)?\.js$/, '');

  /** The parts of the framework that are bundled with these, and those that another one imports. */
  async function bundled(parts: string[], folders: string[]) {
    const theme: Plugin = {
      name: 'theme',
      setup: (bundler) => {
        bundler.onResolve({filter: /^@theme\//}, ({path: module}) => ({
          path: folders.map((folder) => fileIn(folder, module.slice('@theme/'.length))).find(Boolean),
        }));
        bundler.onResolve({filter: /^@theme-init\//}, ({path: module}) => ({
          path: fileIn(classic, module.slice('@theme-init/'.length)),
        }));
      },
    };
    const {inputs} = (
      await build({
        stdin: {contents: parts.map((part) => `import '@theme/${part}';`).join('\n')},
        bundle: true,
        metafile: true,
        write: false,
        packages: 'external',
        loader: {'.js': 'jsx', '.module.css': 'empty'},
        jsx: 'automatic',
        plugins: [theme],
      })
    ).metafile;
    const files = Object.keys(inputs).filter((file) => path.resolve(file).startsWith(classic) && file.endsWith('.js'));
    const imported = files.flatMap((file) => inputs[file]?.imports.map((one) => nameOf(one.path)) ?? []);
    return {parts: files.map(nameOf), imported};
  }

  test('is named', async () => {
    const files = readdirSync(classic, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
    const all = await bundled(
      files.map((file) => nameOf(path.join(classic, file))),
      [classic],
    );
    const roots = all.parts.filter((part) => !all.imported.includes(part));
    const shown = await bundled(roots, [own, classic]);
    const lost = all.parts.filter((part) => !shown.parts.includes(part) && !fileIn(own, part));
    expect(Object.values(hidden).flat().sort()).toEqual(lost.sort());
  });

  test('stops the build with its path and what to do', () => {
    const siteDir = folderWith({'src/theme/DocSidebar/Desktop/Content/index.jsx': ''});
    expect(() => partsOf(siteDir)).toThrow(
      'src/theme/DocSidebar/Desktop/Content/index.jsx is on no light page, because the light layer has its own DocRoot/Layout/Sidebar, which does not show DocSidebar/Desktop/Content. Move what it adds into src/theme/DocRoot/Layout/Sidebar,',
    );
  });

  test('is not one that they show', () => {
    const siteDir = folderWith({'src/theme/DocSidebarItems.tsx': '', 'src/theme/CodeBlock/Buttons/index.tsx': ''});
    expect(partsOf(siteDir)).toEqual(['src/theme/CodeBlock/Buttons/index.tsx', 'src/theme/DocSidebarItems.tsx']);
  });
});
