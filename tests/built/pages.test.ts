import {statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {describe, expect, test} from 'vitest';
import {copyOf} from '../../src/site/copyOf';
import {identity} from '../../src/site/identity';
import {policy} from '../../src/site/policy';
import {deadLinks, faultsOf, pageAt, type Page} from '../support/pages';
import {buildDir, sitemapPaths} from '../support/site';

const listed = sitemapPaths().map(pageAt);

/** What a page is for programs and for those who hear it. Colours and sizes are looked at in a browser, on a page of each kind. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    // Advice that this site does not follow: names on lists and groups, forms that are never sent.
    'aria-label-misuse': 'off',
    'prefer-native-element': 'off',
    'unique-landmark': 'off',
    'wcag/h32': 'off',
    'wcag/h63': 'off',
  },
});

function invalid(html: string, file: string): string[] {
  const {results} = validator.validateStringSync(html, file);
  return results.flatMap(({messages}) => messages.map(({line, message}) => `${line}: ${message}`));
}

/** What search engines, chats and programs are told, by element. */
function expectedIn({$, address}: Page): Record<string, string | undefined> {
  // A list of pages tells of no copy.
  const isText = $('html:not(:has([class^=generatedIndex]))').is('.docs-doc-page, .blog-post-page, .mdx-page');
  return {
    ...(isText && {'link[rel=alternate][type="text/markdown"]': copyOf(address, '/')}),
    'link[type="application/rss+xml"][href^="/blog/"]': '/blog/rss.xml',
    'link[type="application/rss+xml"][href^="/changelog/"]': '/changelog/emlalock/rss.xml',
    'link[rel=canonical]': identity.defaultUrl + address,
    'meta[name=referrer]': 'no-referrer',
    'meta[name="twitter:card"]': 'summary_large_image',
    'meta[property="og:url"]': identity.defaultUrl + address,
    'meta[property="og:image"]': `${identity.defaultUrl}/img/preview-card.png`,
    'meta[property="og:title"]': $('title').text(),
    'meta[property="og:description"]': $('meta[name=description]').attr('content'),
  };
}

describe('every page', () => {
  test('is valid HTML, with a name for each link, control, field and picture', {timeout: 180_000}, () => {
    expect(faultsOf(({html, file}) => invalid(html, file))).toEqual([]);
    const faulty = '<p id="a"></p><p id="a"></p><button type="button"></button><img src="a.png"><input><h4>Deep</h4>';
    expect(invalid(faulty, 'negative control')).toHaveLength(5);
  });

  test('says its language', () => {
    const isKnown = (language: string) => identity.locales.includes(language);
    expect(faultsOf(({$}) => [$('html').attr('lang') ?? 'none'].filter((one) => !isKnown(one)))).toEqual([]);
  });

  test('has a title and a description that no other page has', () => {
    // The framework gives the list of authors, and their pages, no description of their own.
    const others = listed.filter(({address}) => !address.startsWith('/blog/authors'));
    const texts = faultsOf(({$}) => [$('title').text(), $('meta[name=description]').attr('content') ?? ''], others);
    expect(texts.filter((text) => / and \d+ others: /.test(text))).toEqual([]);
  });

  test('tells search engines, chats and programs its address, preview card, copy and feeds, and other sites nothing', () => {
    const faults = faultsOf((page) => {
      return Object.entries(expectedIn(page)).flatMap(([selector, expected]) => {
        const told = [...page.$('head').find(selector)].map(({attribs}) => attribs.href ?? attribs.content);
        return told.length > 0 && told.every((one) => one === expected) ? [] : [`${selector} is "${told.join()}"`];
      });
    }, listed);
    expect(faults).toEqual([]);
  });

  test('shows and loads nothing that the policy keeps out', () => {
    const letIn = ['data:', identity.defaultUrl, ...Object.values(policy).join(' ').split(' ')];
    const keptOut = faultsOf(({$}) =>
      [...$('[src], link:not([rel=canonical], [rel=alternate])')]
        .map(({attribs: {src, href = ''}}) => new URL(src ?? href, identity.defaultUrl))
        .filter(({protocol, origin}) => !letIn.includes(protocol) && !letIn.includes(origin))
        .map(({href}) => `${href} is of a host that src/site/policy.ts does not let in`),
    );
    expect(keptOut).toEqual([]);
  });

  test('has tables whose columns have a heading', () => {
    expect(faultsOf(({$}) => [...$('table:not(:has(thead th))')].map((table) => $(table).text()))).toEqual([]);
  });

  test('asks the browser to remember nothing that is typed, for the next who uses it', () => {
    const kept =
      'input:not([type=checkbox], [autocomplete=off], [autocomplete=off] *), textarea:not([autocomplete=off])';
    expect(faultsOf(({$}) => [...$(kept)].map((field) => $.html(field).slice(0, 100)))).toEqual([]);
  });

  test('links to what exists, anchors and files included', () => {
    const isFile = (name: string) => statSync(path.join(buildDir, name), {throwIfNoEntry: false})?.isFile() ?? false;
    expect(faultsOf(({$, address}) => deadLinks($, identity.defaultUrl, address, isFile))).toEqual([]);
    const control = load('<a href="/none"></a><a href="wiki#none"></a><img src="/none.png"><a href="/wiki"></a>');
    expect(deadLinks(control, identity.defaultUrl, '/', isFile)).toHaveLength(3);
  });

  test('has curly quotation marks and apostrophes in its English prose, names and labels', () => {
    const straight = faultsOf(({html}) => {
      const $ = load(html);
      $('html:not([lang|=en])').remove();
      $('script, style, code, pre, template, kbd, samp, meta[http-equiv]').remove();
      const attributes = ['alt', 'aria-label', 'content', 'placeholder', 'title'].flatMap((name) =>
        [...$(`[${name}]`)].map((element) => $(element).attr(name) ?? ''),
      );
      return [$.text(), ...attributes].flatMap((text) => text.match(/.{0,40}(?:["']|&(?:#39|quot);).{0,40}/g) ?? []);
    });
    expect(straight, 'the build sets them in Markdown; type them in attributes, YAML and code').toEqual([]);
  });
});
