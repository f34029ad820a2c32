import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {allPagesPath, emergency, savedEmergencyPage} from '../../src/site/navigation';
import {docsSectionIds, sections} from '../../src/site/sections';
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

function textsOf({$}: Pick<Page, '$'>, selector: string): string[] {
  return $(selector)
    .map((_, element) => $(element).text())
    .get();
}

test('adults only is said on the home page and in the FAQ, and nowhere else', () => {
  const saying = listed.filter(({$}) => /\badults only\b/i.test($('main').text()));
  expect(saying.map(({address}) => address).sort()).toEqual(['/', '/wiki/faq']);
});

describe('every page', () => {
  const validator = new HtmlValidate({extends: ['html-validate:standard']});
  const invalid = (html: string, file: string) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({messages}) => messages.map(({line, message}) => `${line}: ${message}`));

  test('is valid HTML', {timeout: 180_000}, () => {
    expect(faultsOf(({html, file}) => invalid(html, file))).toEqual([]);
    expect(invalid('<p id="a"></p><p id="a"></p>', 'negative control')).not.toEqual([]);
  });

  test('refers tabs to their panels and buttons to the menu that they open, and says once what is open', () => {
    const faults = faultsOf((page) => {
      const {$} = page;
      const tabs = $('[role=tab]').filter((_, tab) => {
        const id = $(tab).attr('aria-controls');
        return $('[role=tabpanel]').filter((__, panel) => $(panel).attr('id') === id).length !== 1;
      });
      const openers = $('[popovertarget]').filter(
        (_, {attribs}) => 'aria-expanded' in attribs || !hasAnchor(page, attribs.popovertarget ?? ''),
      );
      return [...tabs, ...openers].map((element) => $.html(element).slice(0, 100));
    });
    expect(faults).toEqual([]);
  });

  test('has tables whose columns have a heading', () => {
    expect(faultsOf(({$}) => [...$('table:not(:has(thead th))')].map((table) => $(table).text()))).toEqual([]);
  });

  test('has controls that work as HTML, in an island, or by a script that knows them by an attribute', () => {
    const controls = 'button, input, select, textarea, [role=tab], [role=button], [role=switch], summary[role]';
    const works = '[popovertarget], [role=tab], input[type=checkbox], [data-light-island] *';
    const dead = ({$}: Pick<Page, '$'>) =>
      [...$(controls).not(works)]
        .filter(({attribs}) => !Object.keys(attribs).some((name) => /^data-(?:site|light)-/.test(name)))
        .map((element) => $.html(element).slice(0, 100));
    const light = pages.filter(({$}) => $('html').is('[data-light]'));
    expect(faultsOf(dead, light), 'a control needs a script, and the attribute that the script looks for').toEqual([]);
    expect(
      dead({$: load('<button>New</button><input type="checkbox"><button data-site-clear>Clear</button>')}),
    ).toHaveLength(1);
  });

  test('says of each control between its words whether it is text', () => {
    const controls = 'main :is(button, [role=button], input, select, textarea)';
    const unsaid = ({$}: Pick<Page, '$'>) =>
      [...$(controls).not('[data-text], [data-not-text], [data-not-text] *')].map((control) => {
        const place = $(control).closest('[class]').attr('class') ?? '';
        return `<${control.tagName}> ${$(control).text()} in "${place}": give it data-text if copies and paper need its words, or data-not-text`;
      });
    expect(faultsOf(unsaid)).toEqual([]);
    expect(unsaid({$: load('<main><p class="new"><button>New</button></p></main>')})).toHaveLength(1);
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

  test('says with each link what it leads to', () => {
    const empty = /^(?:click here|go|here|information|learn more|more|more info|read more|see more|start|this)$/i;
    expect(faultsOf((page) => textsOf(page, 'a').filter((text) => empty.test(text.trim())))).toEqual([]);
  });

  test('loads nothing from another host that its policy does not name, and neither do style sheets', () => {
    const isForeign = (address = '') => /^(?:[a-z]+:)?\/\//i.test(address);
    const policyOf = ({$}: Page) =>
      $('meta[http-equiv="Content-Security-Policy"]').attr('content')?.split(/[ ;]/) ?? [];
    const loading =
      ':is(script, img, iframe, source, video, audio)[src], link:not([rel=canonical], [rel=alternate], [rel=license])';
    const foreign = (page: Page) =>
      [...page.$(loading)]
        .map(({attribs}) => attribs.src ?? attribs.href ?? '')
        .filter(
          (address) => isForeign(address) && !policyOf(page).includes(URL.parse(address, 'https://x')?.origin ?? ''),
        );
    expect(faultsOf(foreign)).toEqual([]);
    const folder = path.join(buildDir, 'assets/css');
    const styles = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const addresses = styles.flatMap((css) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address));
    expect(addresses.filter(isForeign)).toEqual([]);
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

  test('names one address, one title and one description, and no two share a title', () => {
    const faults = faultsOf(({$, address}) => {
      const meta = (name: string) => $(`meta[property="og:${name}"]`).attr('content');
      const told = [
        $('link[rel=canonical]').attr('href'),
        meta('url'),
        meta('title'),
        meta('description'),
        meta('image'),
      ];
      const url = identity.defaultUrl + address;
      const card = `${identity.defaultUrl}/img/preview-card.png`;
      const expected = [url, url, $('title').text(), $('meta[name=description]').attr('content'), card];
      return told.flatMap((text, index) =>
        text && text === expected[index] ? [] : [`${text}, not ${expected[index]}`],
      );
    }, listed);
    expect(faults).toEqual([]);
    expect(repeated(listed.map(({$}) => $('title').text()))).toEqual([]);
    expect(pageAt('/').$('title').text()).toBe(`${identity.tagline} | ${identity.title}`);
    const png = readFileSync(path.join(buildDir, 'img/preview-card.png'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('tells search engines its place by addresses that are served, or itself as a post with its day', () => {
    type Author = {name: string};
    type Data = {
      '@type': string;
      itemListElement?: {item: string}[];
      datePublished?: string;
      url?: string;
      author?: Author | Author[];
    };
    const dataOf = (page: Page) =>
      textsOf(page, 'script[type="application/ld+json"]')
        .map((text) => JSON.parse(text) as Data & {'@graph'?: Data[]})
        .flatMap((data) => data['@graph'] ?? [data]);
    const documents = listed.filter(({address}) => /^\/(?:wiki|docs\/api|changelog)(?!.*\/tags)/.test(address));
    const placeless = faultsOf((page) => {
      const list = dataOf(page).find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
      const trail = list.map(({item}) => item.replace(identity.defaultUrl, '').replace(/\/$/, '') || '/');
      return [
        ...trail.filter((place) => !paths.includes(place)),
        ...(trail.at(-1) === page.address ? [] : ['no trail']),
      ];
    }, documents);
    expect(placeless).toEqual([]);
    const posts = listed.filter(({address}) => /^\/blog\/\d/.test(address));
    const silent = posts.filter((page) => {
      const post = dataOf(page).find((data) => data['@type'] === 'BlogPosting');
      const isDated = /^\d{4}-\d\d-\d\dT/.test(post?.datePublished ?? '');
      const authors = [post?.author ?? []].flat().map(({name}) => name);
      const text = page.$('main article').text();
      const isSigned = authors.length > 0 && authors.every((name) => text.includes(name));
      return !isDated || !isSigned || post?.url !== identity.defaultUrl + page.address;
    });
    expect(silent.map(({address}) => `${address} doesn't say its day, its author or its address`)).toEqual([]);
    expect(Math.min(documents.length, posts.length)).toBeGreaterThan(0);
  });
});

test('every page of a section has its place in the sidebar, which is its menu on a phone', () => {
  const homeless = docsSectionIds.flatMap((id) => {
    const pagesOf = listed.filter(
      ({address, $}) => $('html').is('.docs-doc-page') && isIn(`/${sections[id].path}`, address),
    );
    const isHomeless = ({$}: Page) => $('#light-menu [aria-current=page]:not(nav:first-of-type *)').length === 0;
    return pagesOf.filter(isHomeless).map(({address}) => `add ${address} to ${sections[id].sidebar}`);
  });
  expect(homeless).toEqual([]);
});

describe('addresses', () => {
  test('that were promised stay: pages, anchors, and other spellings, which lead on without our scripts', () => {
    const lost = promisedAddresses().flatMap(({address, target}) => {
      const [path = '', id] = address.split('#');
      const page = pages.find((one) => one.address === path);
      if (target === undefined) {
        const isThere = page && paths.includes(path) && (id === undefined || hasAnchor(page, id));
        return isThere ? [] : [`${address} is gone: lead on from it in src/site/redirects.ts, or give the anchor back`];
      }
      const leadsTo = [
        page?.$('meta[http-equiv=refresh]').attr('content')?.replace('0; url=', ''),
        page?.$('main a').attr('href'),
      ];
      return leadsTo.every((one) => one === target)
        ? []
        : [`src/site/redirects.ts: ${address} leads to ${leadsTo.join(' and ')}, not to ${target}`];
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
  expect(read.length, 'the pages that were looked at').toBeGreaterThan(70);
  expect(
    ownLists.filter((address) => pageAt(address).$('.theme-doc-toc-mobile, .table-of-contents').length > 0),
  ).toEqual([]);
});

describe('the list of all pages', () => {
  const page = pageAt(allPagesPath);
  const {$} = page;

  test('has every page of the sitemap but the lists by topic once, with a sentence that tells what it is for', () => {
    const listed = [...$('main section li a')].map(({attribs}) => attribs.href);
    expect(listed.sort()).toEqual(paths.filter((address) => !address.includes('/tags')));
    const silent = [...$('main section li')].filter((item) => $(item).find('p').text().trim().length < 20);
    expect(silent.map((item) => $(item).text())).toEqual([]);
  });

  test.each(['/wiki', '/docs/api'])('has the order of the sidebar of %s', (address) => {
    const linksIn = (one: Page, place: string) => [...one.$(place).find('a')].map(({attribs}) => attribs.href ?? '');
    const linksOf = (place: string) => linksIn(pageAt(address), `.theme-doc-sidebar-menu${place}`);
    // What is in no group comes first.
    const sidebar = [...new Set([...linksOf(' > .theme-doc-sidebar-item-link'), ...linksOf('')])];
    expect(linksIn(page, 'main section li').filter((href) => sidebar.includes(href))).toEqual(sidebar);
  });

  test('is linked from the foot of each page, and from the text of the not-found page', () => {
    const links = (address: string, place: string) => pageAt(address).$(`${place} a[href="${allPagesPath}"]`).length;
    expect(paths.filter((address) => links(address, 'footer') === 0)).toEqual([]);
    expect(links('/404', 'main ul'), 'links of the not-found page').toBe(1);
  });
});

test('the saved emergency page says all that the page says, loads nothing, and has links that work from a disk', () => {
  const {$: saved} = pageAt(`/${savedEmergencyPage.replace('.html', '')}`);
  const wordsOf = (html: string) => {
    const $ = load(html);
    $('[popover], .hash-link').remove();
    return textsOf({$}, '.markdown :is(h1, h2, h3, p, li)').map((text) => text.replace(/\s+/g, ' ').trim());
  };
  expect(wordsOf(saved.html())).toEqual(wordsOf(pageAt('/wiki/session/emergency').html));
  expect([...saved('script, link, img, iframe, symbol, [hidden]')].map((element) => saved.html(element))).toEqual([]);
  const links = [...saved('a[href]')].map(({attribs}) => attribs.href ?? '');
  expect(links).not.toEqual([]);
  expect(links.filter((href) => !/^(?:#|https:)/.test(href))).toEqual([]);
  expect(
    links.filter((href) => href.includes('/session/emergency#')),
    'its own sections',
  ).toEqual([]);
});
