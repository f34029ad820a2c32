import type {Moment} from '../../site/momentNames';
import {sectionIds, sections, type SectionId} from '../../site/sections';

/** The sections of the site, and the pages in none. */
export type Area = SectionId | 'site';

/** Whom a page is for. */
export type Role = 'wearer' | 'holder' | 'both' | 'integrator';

/** What a search leads to: a page, a section below a heading, or an entry with an anchor. */
export type Place = {
  /** Relative to the base of the site, such as `wiki/faq#cost`. */
  address: string;
  title: string;
  /** Only of a page that says them. */
  role?: Role;
  moments?: Moment[];
};

/** A place with what it is found by. */
export type Section = Place & {
  text: string;
  /** The page and the parent headings, from the outside in. */
  above: string[];
  /** What readers without our words type for it. */
  typed?: string;
  /** Only of a page: its description, and the call it describes, such as `/add`. */
  about?: string;
  call?: string;
};

export function pageOf({address}: Place): string {
  return address.replace(/#.*/, '');
}

export function isPage({address}: Place): boolean {
  return !address.includes('#');
}

export function areaOf(place: Place): Area {
  return sectionIds.find((id) => `${pageOf(place)}/`.startsWith(`${sections[id].path}/`)) ?? 'site';
}
