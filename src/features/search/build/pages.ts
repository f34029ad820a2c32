import type {CheerioAPI} from 'cheerio';
import type {Area} from '../model/section';

/** The kinds of page with content. Lists of pages and redirects are not searched. */
const searched = ['docs-doc-page', 'blog-post-page', 'blog-list-page', 'plugin-pages'];

export function isSearched($: CheerioAPI): boolean {
  const classes = $('html').attr('class')?.split(/\s+/) ?? [];
  const isHidden = ($('meta[name="robots"]').attr('content') ?? '').includes('noindex');
  return !isHidden && searched.some((name) => classes.includes(name));
}

const areas: readonly [start: string, area: Area][] = [
  ['wiki', 'wiki'],
  ['docs/api', 'api'],
  ['changelog', 'changelog'],
  ['blog', 'blog'],
];

export function areaOf(address: string): Area {
  return areas.find(([start]) => `${address}/`.startsWith(`${start}/`))?.[1] ?? 'site';
}
