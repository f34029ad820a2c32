import {translate} from '@docusaurus/Translate';
/** The areas of the site in the order in which results of equal worth stand. */
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

/** What a search finds: a page, a part below a heading, or an entry of a list that has an address of its own. */
export type Section = {
  /** Below the base of the site, such as `wiki/faq#cost`. */
  address: string;
  area: Area;
  title: string;
  /** The page and the headings above, from the outside in. Empty for a page. */
  above: string[];
  /** By what else it is known: the word in the sidebar, the call it describes, its old addresses. */
  names?: string[];
  text: string;
};

export function pageOf({address}: Pick<Section, 'address'>): string {
  return address.replace(/#.*/, '');
}
