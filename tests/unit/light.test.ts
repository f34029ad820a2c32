// Which pages are light, and what an island may be given.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import type {Config, LoadedPlugin} from '@docusaurus/types';
import {compile} from '@mdx-js/mdx';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {VFile} from 'vfile';
import {afterAll, describe, expect, onTestFinished, test, vi} from 'vitest';
import {light} from '../../src/light';
import {checkPlugins} from '../../src/light/checkPlugins';
import kinds from '../../src/light/kinds';
import {partsWithReact} from '../../src/light/siteParts';
import {template} from '../../src/light/template';
import Island from '../../src/light/theme/Island';

const siteDir = mkdtempSync(path.join(tmpdir(), 'light-'));
const worksAsHtml = ['@site/src/components/Note', '@site/src/theme/Loading'];

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

write('src/islands/Due.tsx', 'export default () => null;');
write('src/components/Counter.tsx', "import {useState} from 'react';");
write('src/components/Plain.tsx', "import type {ReactNode} from 'react';\nimport './plain.css';");
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

describe('a page of Markdown', () => {
  async function compiled(value: string): Promise<string> {
    const file = new VFile({path: path.join(siteDir, 'wiki/page.mdx'), cwd: siteDir, value});
    return String(await compile(file, {jsx: true, remarkPlugins: [[kinds, {worksAsHtml}]]}));
  }

  test.each([
    ['# Title\n\nText and **more**.', 'html'],
    ["import Tabs from '@theme/Tabs';\n\n<Tabs>Text.</Tabs>", 'html'],
    ['<Note level="sure" />', 'html'],
    ['<Due date="2026-01-01" />', 'html'],
    ["import Due from '@site/src/islands/Due';\n\n<Due />", 'html'],
    ["import Icon from './icon.svg';\n\n<Icon />", 'html'],
    ["import Part from './_part.mdx';\n\n<Part />", 'html'],
    ["import source from '!!raw-loader!./Counter.tsx';\n\n<pre>{source}</pre>", 'html'],
    ['<img src={require("./a.png").default} />', 'html'],
    ["import Counter from '@site/src/components/Counter';\n\n<Counter />", 'it imports @site/src/components/Counter'],
    ["export {default} from './Layout';\n\nText.", 'it imports ./Layout'],
    ["export const Counter = require('./Counter').default;\n\n<Counter />", 'it imports ./Counter'],
    ["import {Confetti} from 'a-package';\n\nText.", 'it imports a-package'],
    ["import Other from '@site/src/islands/Due';\n\n<Other />", 'it imports @site/src/islands/Due'],
    ['<Counter />', 'it shows Counter'],
    ['<mermaid value="graph TD" />', 'it shows mermaid'],
    ['Until <Due />, wait.', 'it shows Due within a line'],
    ['{true && <Due />}', 'it shows Due in an expression'],
    ['<button onClick={() => print()}>Print</button>', 'it has a function'],
    ['<button onClick={print}>Print</button>', 'it has a function'],
    ['{true && <button onClick={print}>Print</button>}', 'it has a function'],
    ['{[1, 2].map((one) => <b>{one}</b>)}', 'it has a function'],
    ['export const Own = () => <b>own</b>;\n\n<Own />', 'it has a function'],
  ])('%j: %s', async (value, reason) => {
    const [, name, content] = /meta name="(.*?)" content=["'](.*?)["'] \/>/.exec(await compiled(value)) ?? [];
    expect([name, content]).toEqual([reason === 'html' ? 'light' : 'light-not', reason]);
  });

  test('has its islands in the part that stands for them', async () => {
    expect(await compiled('<Due />')).toContain('<LightIsland name="Due"><Due />');
  });
});

describe('a part of the theme', () => {
  test.each([
    ['Footer.tsx', 'export default () => <footer />;', []],
    ['Footer.tsx', "import Plain from '@site/src/components/Plain';", []],
    ['Footer.tsx', "import Due from '@site/src/islands/Due';", []],
    ['Loading.tsx', '<button onClick={retry} />', []],
    ['Footer.tsx', 'const [open, setOpen] = useState(false);', ['Footer has state or a handler', '']],
    ['Footer.tsx', '<button onClick={open} />', ['Footer has state or a handler', '']],
    ['Footer.tsx', 'const {colorMode} = useColorMode();', ['Footer has state or a handler', '']],
    ['Footer.tsx', "import {Confetti} from 'a-package';", ['Footer imports a-package', '']],
    ['Footer.tsx', "import 'a-package';", ['Footer imports a-package', '']],
    ['DocItem/Footer.tsx', '<button onClick={open} />', ['DocItem/Footer has state or a handler', 'plugin-docs']],
    ['BlogPostItem/Footer.tsx', '<p ref={useRef()} />', ['BlogPostItem/Footer has state or a handler', 'plugin-blog']],
  ])('%s of %s', (file, source, [reason, place]: string[]) => {
    write(`src/theme/${file}`, source);
    const expected = reason === undefined ? [] : [{place, reason: `@site/src/theme/${reason}`}];
    expect(partsWithReact(siteDir, worksAsHtml)).toEqual(expected);
    rmSync(path.join(siteDir, 'src/theme'), {recursive: true});
  });

  test('is followed into what it imports', () => {
    write('src/theme/Footer/index.tsx', "import Counter from '../../components/Counter';");
    expect(partsWithReact(siteDir, worksAsHtml)).toEqual([
      {place: '', reason: '@site/src/components/Counter has state or a handler'},
    ]);
  });
});

describe('the template of a page', () => {
  const mark = (name: string) => `<meta data-rh="true" name="${name}" content="why">`;
  const doc = 'docs-wrapper plugin-docs docs-doc-page';

  test.each([
    ['a page that is proved', doc, ['light'], '', true],
    ['a page of code', doc, ['light-not'], '', false],
    ['a page with a part that is code', doc, ['light', 'light-not'], '', false],
    ['a list of the framework', 'blog-wrapper blog-list-page', [], '', true],
    ['a list with a post that is code', 'blog-wrapper blog-list-page', ['light-not'], '', false],
    ['a component', 'plugin-pages', [], '', false],
    ['a component that shows a part of Markdown', 'plugin-pages', ['light'], '', false],
    ['a page with a part of the theme that is code', doc, ['light'], mark('light-not-docs-wrapper'), false],
    ['a page without it', doc, ['light'], mark('light-not-blog-wrapper'), true],
    ['a page of a site with such a part everywhere', doc, ['light'], mark('light-not'), false],
  ])('%s', async (_, classes, marks, headTags, isLight) => {
    const render = await compileSSGTemplate(template);
    const html = render({
      htmlAttributes: `lang="en" class="${classes}"`,
      metaAttributes: marks.map(mark),
      headTags,
      preBodyTags: '<p></p><script>early()</script>',
      scripts: ['assets/js/main.js'],
      stylesheets: [],
      baseUrl: '/',
      appHtml: '<main></main>',
    } as unknown as Parameters<typeof render>[0]);
    expect({
      isLight: /^<!DOCTYPE html>\s*<html [^>]* data-light>/.test(html),
      hasScripts: html.includes('<script src="/assets/js/main.js" defer>'),
    }).toEqual({isLight, hasScripts: !isLight});
  });
});

describe('an island', () => {
  const render = (properties: Record<string, unknown>, ...children: ReactNode[]) =>
    renderToStaticMarkup(
      createElement(Island, {name: 'Due', children: createElement('p', properties, ...children)} as never),
    );

  test('carries plain data and its content', () => {
    const data = {title: 'a', 'data-list': [1, null, {b: true}]};
    const html = render(data, 'Text.');
    expect(html).toContain('<div data-light-slot="">Text.</div>');
    expect(html).toContain(`data-light-props="${JSON.stringify(data).replaceAll('"', '&quot;')}"`);
  });

  test.each([[new Date(0)], [() => 0], [createElement('b')], [[new Map()]]])('refuses %s by name', (until) => {
    expect(() => render({until})).toThrow(
      '<Due> is an island, so its properties must be plain data: "until" is not. Give it a text, a number, or a list or object of these.',
    );
  });
});

describe('light(config)', () => {
  const layer = {worksAsHtml: ['a-known-package']};
  const owners = (): null => null;
  const site: Config = {
    title: 'A site',
    url: 'https://example.com',
    baseUrl: '/',
    presets: [['classic', {docs: {remarkPlugins: [owners]}, blog: false}]],
    plugins: [['content-docs', {id: 'other'}], ['@docusaurus/plugin-content-pages', {path: 'more'}], 'sitemap', owners],
    themes: ['a-known-package'],
    themeConfig: {
      prism: {
        theme: {plain: {color: 'black'}, styles: [{types: ['string'], style: {color: 'green'}}]},
        darkTheme: {plain: {color: 'white'}, styles: [{types: ['string'], style: {color: 'lime'}}]},
      },
    },
  };

  test('has the template, the theme, the step on Markdown and the colours of both modes, and the rest as it was', () => {
    const before = structuredClone({...site, presets: [], plugins: []});
    const step = [kinds, layer];
    const prism = {
      plain: {color: 'light-dark(black, white)'},
      styles: [{types: ['string'], style: {color: 'light-dark(green, lime)'}}],
    };
    expect(light(site, layer)).toEqual({
      ...site,
      baseUrlIssueBanner: false,
      ssrTemplate: template,
      presets: [['classic', {docs: {remarkPlugins: [owners, step]}, blog: false, pages: {remarkPlugins: [step]}}]],
      plugins: [
        ['content-docs', {id: 'other', remarkPlugins: [step]}],
        ['@docusaurus/plugin-content-pages', {path: 'more', remarkPlugins: [step]}],
        'sitemap',
        owners,
      ],
      themes: ['a-known-package', expect.any(Function)],
      themeConfig: {prism: {theme: prism, darkTheme: prism}},
    });
    expect({...site, presets: [], plugins: []}, 'what was given').toEqual(before);
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
    ['the client module ./src/more.ts, which worksAsHtml does not name', {clientModules: ['./a.css', './src/more.ts']}],
    ['the package @docusaurus/theme-mermaid, which worksAsHtml does not name', {themes: ['@docusaurus/theme-mermaid']}],
    ['the package google-gtag, which worksAsHtml does not name', {plugins: [['google-gtag', {}]]}],
    ['the package my-sitemap, which worksAsHtml does not name', {plugins: ['my-sitemap']}],
    ['the package @a/preset-classic, which worksAsHtml does not name', {presets: ['@a/preset-classic']}],
    ['the package docusaurus-lunr-search, which worksAsHtml does not name', {plugins: [inPackages]}],
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
    ['what worksAsHtml names', {plugins: ['a-known-package'], clientModules: ['a-known-package']}],
    ['a second language', {i18n: {defaultLocale: 'en', locales: ['en', 'de'], path: 'i18n', localeConfigs: {}}}],
    ['a navbar that hides', {themeConfig: {navbar: {hideOnScroll: true}}}],
  ])('does not for %s', (_, change) => {
    expect(light({...site, ...change}, layer).ssrTemplate).toBe(template);
  });
});

describe('a plugin of the site', () => {
  const loaded = (more: Partial<LoadedPlugin>) =>
    ({name: 'ours', path: siteDir, version: {type: 'project'}, ...more}) as LoadedPlugin;
  const check = (more: Partial<LoadedPlugin>) => () => {
    checkPlugins([loaded(more)], siteDir, worksAsHtml);
  };
  const sentence = (code: string) =>
    `The plugin "ours" has code for every page (${code}), which light pages do not load. If they work without it, add "ours" to worksAsHtml in docusaurus.config.ts. If not, leave out the call of light() there.`;

  test('with a client module, or a part of the theme with state, stops the build', () => {
    write('plugin/theme/Footer.tsx', 'const [open, setOpen] = useState(false);');
    expect(check({getClientModules: () => ['./a.css', './more.js']})).toThrow(sentence('more.js'));
    const reason = '@site/plugin/theme/Footer has state or a handler';
    expect(check({getThemePath: () => './plugin/theme'})).toThrow(sentence(reason));
  });

  test('with styles alone, or of a package that is named, does not', () => {
    const modules = {getClientModules: () => ['./more.js']};
    const ofPackage = (name: string) => ({...modules, version: {type: 'package' as const, name}});
    expect(check({getClientModules: () => ['./a.css']})).not.toThrow();
    expect(check(ofPackage('@docusaurus/theme-classic'))).not.toThrow();
    expect(check(ofPackage('@site/src/theme/Loading'))).not.toThrow();
    expect(check(ofPackage('@docusaurus/plugin-google-gtag'))).toThrow(sentence('more.js'));
  });
});
