import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {allPagesPath, emergency, savedEmergencyPage} from '../../src/site/navigation';
import {about, docsSectionIds, sections} from '../../src/site/sections';
import {deadLinks, faultsOf, hasAnchor, pageAt, pages, type Page} from '../support/pages';
import {buildDir, promisedAddresses, sitemapPaths} from '../support/site';

const paths = sitemapPaths();
const listed = paths.map(pageAt);

function isIn(folder: string, address: string): boolean {
  return `${address}/`.startsWith(`${folder}/`);
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test('adults only is said on the home page and in the FAQ, and nowhere else', () => {
  const saying = listed.filter(({$}) => /\badults only\b/i.test($('main').text()));
  expect(saying.map(({address}) => address).sort()).toEqual(['/', '/wiki/faq']);
});

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

describe('every page', () => {
  test('is valid HTML, with a name for each link, control, field and picture', {timeout: 180_000}, () => {
    expect(faultsOf(({html, file}) => invalid(html, file))).toEqual([]);
    const faulty = '<p id="a"></p><p id="a"></p><button type="button"></button><img src="a.png"><input><h4>Deep</h4>';
    expect(invalid(faulty, 'negative control')).toHaveLength(5);
  });

  test('has a title of its own, a description and a language', () => {
    const faults = faultsOf(
      ({$}) => {
        const description = $('meta[name=description]').attr('content') ?? '';
        return [
          ...($('title').text().endsWith(` | ${identity.title}`) ? [] : [`title: ${$('title').text()}`]),
          ...(/\S{2}/.test(description) ? [] : [`description: ${description}`]),
          ...($('html').attr('lang') === 'en-GB' ? [] : [`language: ${$('html').attr('lang')}`]),
          ...($('h1').length === 1 ? [] : [`${$('h1').length} h1`]),
        ];
      },
      [...listed, pageAt('/404')],
    );
    expect(faults).toEqual([]);
    expect(repeated(listed.map(({$}) => $('title').text()))).toEqual([]);
    expect(pageAt('/').$('title').text()).toBe(`${identity.tagline} | ${identity.title}`);
  });

  test('tells other sites nothing of where a reader comes from', () => {
    const told = ({$}: Page) => new Set($('meta[name=referrer]').map((_, {attribs}) => attribs.content));
    expect(faultsOf((page) => [[...told(page)].join()].filter((names) => names !== 'no-referrer'), listed)).toEqual([]);
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

  test('tells other sites its address and its preview card', () => {
    const faults = faultsOf(({$, address}) => {
      const told = {
        'link[rel=canonical]': address,
        'meta[property="og:url"]': address,
        'meta[property="og:image"]': '/img/preview-card.png',
      };
      return Object.entries(told).flatMap(([selector, expected]) => {
        const {href, content} = $(selector).attr() ?? {};
        const found = href ?? content;
        return found === identity.defaultUrl + expected ? [] : [`${selector} is ${found}`];
      });
    }, listed);
    expect(faults).toEqual([]);
  });
});

test('every page of docs has its place in the sidebar, which is its menu on a phone', () => {
  const isHomeless = ({$}: Page) => $('#light-menu [aria-current=page]:not(nav:first-of-type *)').length === 0;
  const homeless = listed.filter((page) => page.$('html').is('.docs-doc-page') && isHomeless(page));
  const missing = homeless.map(({address}) => {
    const id = docsSectionIds.find((one) => isIn(`/${sections[one].path}`, address));
    return `add ${address} to ${id ? sections[id].sidebar : about.sidebarPath}`;
  });
  expect(missing).toEqual([]);
});

describe('addresses', () => {
  test('that were promised stay: pages, anchors, feeds, and other spellings, which lead on without our scripts', () => {
    const lost = promisedAddresses().flatMap(({address, target}) => {
      const [path = '', id] = address.split('#');
      const page = pages.find((one) => one.address === path);
      if (target === undefined) {
        const isPage = page && paths.includes(path) && (id === undefined || hasAnchor(page, id));
        const isThere = address.includes('.') ? existsSync(buildDir + address) : isPage;
        return isThere
          ? []
          : [
              `${address} is gone: lead on from it in src/site/redirects.ts and write so in tests/built/addresses.txt, or give it back`,
            ];
      }
      const leadsTo = [
        page?.$('meta[http-equiv=refresh]').attr('content')?.replace('0; url=', ''),
        page?.$('main a').attr('href'),
      ];
      return leadsTo.every((one) => one === target)
        ? []
        : [
            `src/site/redirects.ts, or tests/built/addresses.txt: ${address} leads to ${leadsTo.join(' and ')}, not to ${target}`,
          ];
    });
    expect(lost).toEqual([]);
  });

  test('of the folder the site was built in stand nowhere, so that it is the same from any other', () => {
    const files = readdirSync(buildDir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
    const names = files.map((entry) => path.join(entry.parentPath, entry.name));
    expect(names.filter((file) => readFileSync(file).includes(process.cwd()))).toEqual([]);
  });
});

test('every page with two headings or more lists them, under the title for phones and beside the text for wide windows', () => {
  const ownLists = ['/', allPagesPath, emergency.path];
  const targets = ($: CheerioAPI, list: string) => [...$(list).find('a')].map(({attribs}) => attribs.href).join();
  const read = listed.filter(
    ({$, address}) => $('html').is('.docs-doc-page, .blog-post-page, .mdx-page') && !ownLists.includes(address),
  );
  const faults = faultsOf(({$}) => {
    const headings = [...$('main article :is(h2, h3)[id]')].map(({attribs}) => `#${attribs.id}`);
    const expected = headings.length > 1 ? headings.join() : '';
    const lists = [targets($, 'header + .theme-doc-toc-mobile'), targets($, '.table-of-contents:not(details *)')];
    return lists.filter((list) => list !== expected).map((list) => `lists ${list}, and has ${expected}`);
  }, read);
  expect(faults).toEqual([]);
  expect(read.length, 'the pages that were looked at').toBeGreaterThan(0);
});

test('the list of all pages has every page but the lists by topic once, with a sentence that tells what it is for', () => {
  const {$} = pageAt(allPagesPath);
  const addresses = [...$('main section li a')].map(({attribs}) => attribs.href);
  expect(addresses.sort()).toEqual(paths.filter((address) => !address.includes('/tags')));
  const silent = [...$('main section li')].filter((item) => $(item).find('p').text().trim().length < 20);
  expect(silent.map((item) => $(item).text())).toEqual([]);
});

test('the emergency page is saved as one file, which loads nothing and has links that work from a disk', () => {
  expect(pageAt(emergency.path).$(`a[download][href="/${savedEmergencyPage}"]`)).toHaveLength(1);
  const {$: saved} = pageAt(`/${savedEmergencyPage.replace('.html', '')}`);
  expect([...saved('script, link, img, iframe, symbol, [hidden]')].map((element) => saved.html(element))).toEqual([]);
  const links = [...saved('a[href]')].map(({attribs}) => attribs.href ?? '');
  expect(links).not.toEqual([]);
  expect(links.filter((href) => !/^(?:#|https:)/.test(href))).toEqual([]);
  expect(
    links.filter((href) => href.includes('/session/emergency#')),
    'its own sections',
  ).toEqual([]);
});
