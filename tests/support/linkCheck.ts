import {load} from 'cheerio';

type Page = {address: string; html: string};

type Site = {
  /** The origin in the pages' canonical and feed links. */
  origin: string;
  pages: Page[];
  /** Whether a path is a file of the build other than a page. */
  isFile: (path: string) => boolean;
};

const attributes = ['href', 'src', 'content'] as const;
const linkingElements = 'a[href], link[href], script[src], img[src], source[src], meta[property="og:image"]';

function anchorsOf(html: string): Set<string> {
  const $ = load(html);
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();
  const names = $('a[name]')
    .map((_, element) => $(element).attr('name'))
    .get();
  return new Set([...ids, ...names]);
}

function linksOf(html: string): string[] {
  const $ = load(html);
  return $(linkingElements)
    .map((_, element) => attributes.map((name) => $(element).attr(name)).find((value) => value !== undefined))
    .get();
}

/** All links that lead to no page, file or anchor of the site, each with the page that contains it. */
export function findDeadLinks({origin, pages, isFile}: Site): string[] {
  const anchors = new Map(pages.map(({address, html}) => [address, anchorsOf(html)]));

  function faultOf(link: string, address: string): string | null {
    const url = URL.parse(link, origin + address);
    if (url?.origin !== origin) {
      return url ? null : 'no address at all';
    }
    const path = decodeURI(url.pathname);
    const known = anchors.get(path);
    if (!known) {
      return isFile(path) ? null : 'no such page or file';
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    return anchor === '' || known.has(anchor) ? null : `no anchor "${anchor}" there`;
  }

  return pages.flatMap(({address, html}) =>
    [...new Set(linksOf(html))].flatMap((link) => {
      const fault = faultOf(link, address);
      return fault ? [`${address} → ${link}: ${fault}`] : [];
    }),
  );
}
