import {translate} from '@docusaurus/Translate';
/** The areas of the site, in the order in which equally good results are listed. */
export const areas = {
  wiki: translate({id: 'search.area.wiki', message: 'Wiki'}),
  api: translate({id: 'search.area.api', message: 'API'}),
  changelog: translate({id: 'search.area.changelog', message: 'Changelog'}),
  blog: translate({id: 'search.area.blog', message: 'Blog'}),
  site: translate({
    id: 'search.area.site',
    message: 'This site',
    description: 'The pages outside wiki, API reference, changelog and blog',
  }),
} as const;

export type Area = keyof typeof areas;

/** A search result: a page, a section below a heading, or an entry with an anchor. */
export type Section = {
  /** Relative to the base of the site, such as `wiki/faq#cost`. */
  address: string;
  area: Area;
  title: string;
  /** The page and the parent headings, from the outside in. Empty for a page. */
  above: string[];
  /** Alternative names: its sidebar label, the call it describes, its old addresses. */
  names?: string[];
  text: string;
};

export function pageOf({address}: Pick<Section, 'address'>): string {
  return address.replace(/#.*/, '');
}
