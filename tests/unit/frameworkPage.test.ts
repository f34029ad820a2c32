// Tests the patterns that match the framework's HTML, on a page written by its own template, theme and minifier.
import {mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {getHtmlMinifier} from '@docusaurus/bundler';
import {loadHtmlTags} from '@docusaurus/core/lib/server/htmlTags';
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import themeClassic from '@docusaurus/theme-classic';
import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import type {BuiltSite} from '../../src/build/afterBuild';
import {rootElement, type Page} from '../../src/build/transformPages';
import {hideSpritesByClass, withPolicy} from '../../src/features/hosting/build/policies';
import {insertPageScripts} from '../../src/runtime/build/pageScript';
import {runtimeParts} from '../../src/runtime/build/part';
import {deferPageScripts} from '../../src/speed/scripts/deferScripts';
import {inlineStyles} from '../../src/speed/styles';

const file = 'wiki.html';
const outDir = mkdtempSync(path.join(os.tmpdir(), 'framework-page-'));
writeFileSync(path.join(outDir, 'styles.css'), 'p{margin:0}table{margin:1px}');

const siteStorage = {type: 'localStorage', namespace: ''} as const;
const site = {siteDir: process.cwd(), outDir, baseUrl: '/', siteStorage, codeTranslations: {}} as BuiltSite;

const themeConfig = {
  announcementBar: {},
  colorMode: {disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: false},
  prism: {additionalLanguages: []},
};

type Theme = (context: object, options: object) => object;
type Data = Record<string, unknown>;

/** A page before any transform. */
async function writtenByFramework(): Promise<string> {
  const i18n = {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}};
  const context = {i18n, siteStorage, siteConfig: {themeConfig}};
  const theme = (themeClassic as unknown as Theme)(context, {customCss: []});
  const tags = loadHtmlTags({plugins: [theme], router: 'browser'} as never);
  const page = await compileSSGTemplate(template);
  const data: Data = {
    ...{...tags, baseUrl: '/', htmlAttributes: 'lang="en"', bodyAttributes: '', metaAttributes: [], version: '0'},
    ...{
      appHtml: '<p>Text</p>',
      scripts: ['runtime.js', 'main.js'],
      stylesheets: ['styles.css'],
    },
  };
  return (page as unknown as (data: Data) => string)(data);
}

let pages: Page[] = [];

beforeAll(async () => {
  const html = await writtenByFramework();
  const {minify} = await getHtmlMinifier({type: 'swc'});
  pages = [html, (await minify(html)).code].map((one) => ({file, html: one}));
});

const policy = (page: Page) => withPolicy(page, {scripts: [], styles: [], faults: []});

const transforms = {
  'hides the drawings of the theme by a class': {
    apply: hideSpritesByClass(site),
    shows: '.sprites symbol',
    reliesOn: /style="[^"]*"/,
  },
  'puts two scripts before the content': {
    apply: insertPageScripts(runtimeParts('id'))(site),
    shows: 'body > script + script + #__docusaurus',
    reliesOn: /id="?__docusaurus"?/,
  },
  'names the scripts instead of loading them': {
    apply: deferPageScripts(site),
    shows: 'meta[name="deferred-scripts"][content="/runtime.js /main.js"]',
    reliesOn: /defer/g,
  },
  'puts the styles of the page into it': {
    apply: inlineStyles(site),
    shows: 'style#page-styles + meta[name="deferred-styles"][content="/styles.css"]',
    reliesOn: /stylesheet/,
  },
  'puts the policy behind the encoding': {
    apply: policy,
    shows: 'meta[charset] + meta[http-equiv="Content-Security-Policy"]',
    reliesOn: /charset/i,
  },
};

describe.each([
  ['as it is', 0],
  ['minified', 1],
])('the page of the framework, %s,', (_, index) => {
  const page = () => pages[index] ?? {file, html: ''};

  it('is known by its root element', () => {
    expect(page().html).toMatch(rootElement);
  });

  for (const [name, {apply, shows, reliesOn}] of Object.entries(transforms)) {
    it(`has what ${name}`, async () => {
      expect(load((await apply)(page()))(shows)).toHaveLength(1);
    });

    it(`stops the build when nothing in it ${name}`, async () => {
      const change = await apply;
      const changed = page().html.replace(reliesOn, 'other');
      expect(changed).not.toBe(page().html);
      expect(() => change({file, html: changed})).toThrow(/^wiki\.html: .* is not in this page/);
    });
  }

  it('keeps no script that loads by itself, and only the styles it can use', async () => {
    const [defer, inline] = [await deferPageScripts(site), await inlineStyles(site)];
    const $ = load(inline({file, html: defer(page())}));
    expect($('script[src], link[rel=stylesheet]')).toHaveLength(0);
    expect($('style').text()).toBe('p{margin:0}');
  });
});
