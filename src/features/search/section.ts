/** The areas of the site, as the search names them. */
export const areas = {
  wiki: 'Wiki',
  api: 'API',
  changelog: 'Changelog',
  blog: 'Blog',
  site: 'This site',
} as const;

export type Area = keyof typeof areas;

/** A search result: a page, a section below a heading, or an entry with an anchor. */
export type Section = {
  /** Relative to the base of the site, such as `wiki/faq#cost`. */
  address: string;
  title: string;
  /** The page and the parent headings, from the outside in. Empty for a page. */
  above: string[];
  /** Other names of a page: its sidebar label, the call it describes, its old addresses. */
  names?: string[];
  text: string;
};

/** What the search loads: the sections of all pages, and what typed words may mean. */
export type SearchData = {sections: Section[]; meanings: Record<string, string[]>};

export function pageOf({address}: Section): string {
  return address.replace(/#.*/, '');
}

export function areaOf(section: Section): Area {
  const isIn = (folder: string) => `${pageOf(section)}/`.startsWith(`${folder}/`);
  return isIn('docs/api') ? 'api' : ((['wiki', 'changelog', 'blog'] as const).find(isIn) ?? 'site');
}
