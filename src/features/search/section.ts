import {sectionIds, sections, type SectionId} from '../../site/sections';

/** The sections of the site, and the pages in none. */
export type Area = SectionId | 'site';

/** A search result: a page, a section below a heading, or an entry with an anchor. */
export type Section = {
  /** Relative to the base of the site, such as `wiki/faq#cost`. */
  address: string;
  title: string;
  /** The page and the parent headings, from the outside in. Empty for a page. */
  above: string[];
  /** Other names of a page: the call it describes, its address. */
  names?: string[];
  text: string;
};

/** What the search loads: the sections of all pages, and what typed words may mean. */
export type SearchData = {sections: Section[]; meanings: Record<string, string[]>};

export function pageOf({address}: Section): string {
  return address.replace(/#.*/, '');
}

export function isPage({above}: Section): boolean {
  return above.length === 0;
}

export function areaOf(section: Section): Area {
  return sectionIds.find((id) => `${pageOf(section)}/`.startsWith(`${sections[id].path}/`)) ?? 'site';
}

export function areaWeight(area: Area): number {
  return area === 'site' ? 1 : sections[area].searchWeight;
}
