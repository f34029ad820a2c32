import {load, type CheerioAPI} from 'cheerio';
import {addressOf, buildDir, filesIn, readBuilt} from './site';

export type Page = {file: string; address: string; html: string; $: CheerioAPI};

const htmlFiles = filesIn(buildDir).filter((file) => file.endsWith('.html'));

/**
 * Every HTML file of the build, also redirects and the not-found page, parsed once it is asked for. Tests only read; who
 * changes a page loads its HTML anew.
 */
export const pages: readonly Page[] = htmlFiles.map((file) => {
  const html = readBuilt(file);
  let parsed: CheerioAPI | undefined;
  return {
    file,
    address: addressOf(file),
    html,
    get $() {
      parsed ??= load(html);
      return parsed;
    },
  };
});

const byAddress = new Map(pages.map((page) => [page.address, page]));

export function pageAt(address: string): Page {
  const page = byAddress.get(address);
  if (!page) {
    throw new Error(`No page has the address ${address}.`);
  }
  return page;
}

/** What a test finds wrong on the pages, each fault once, with its file and how many others have it too. */
export function faultsOf(find: (page: Page) => string[], among = pages): string[] {
  const found = new Map<string, string[]>();
  for (const page of among) {
    for (const fault of find(page)) {
      found.set(fault, [...(found.get(fault) ?? []), page.file]);
    }
  }
  return [...found].map(([fault, [file, ...others]]) =>
    others.length > 0 ? `${file} and ${others.length} others: ${fault}` : `${file}: ${fault}`,
  );
}

const linking = 'a[href], link[href], script[src], img[src], source[src], meta[property="og:image"]';

/** The links of a page, or of a text with the same addresses, that lead to no page, file or anchor of the site. */
export function deadLinks($: CheerioAPI, origin: string, address: string, isFile: (path: string) => boolean): string[] {
  const links = $(linking).map((_, {attribs}) => attribs.href ?? attribs.src ?? attribs.content);
  return [...new Set(links.get())].filter((link) => {
    const url = URL.parse(link, origin + address);
    if (url?.origin !== origin) {
      return url === null;
    }
    const path = decodeURI(url.pathname);
    const target = byAddress.get(path);
    const anchor = decodeURIComponent(url.hash.slice(1));
    return target ? anchor !== '' && !hasAnchor(target, anchor) : !isFile(path);
  });
}

const anchors = new Map<Page, Set<string>>();

export function hasAnchor(page: Page, id: string): boolean {
  const ids = anchors.get(page) ?? new Set(page.$('[id], a[name]').map((_, {attribs}) => attribs.id ?? attribs.name));
  anchors.set(page, ids);
  return ids.has(id);
}
