import type {Role} from '../../../site/roles';

export type ListedPage = {title: string; description: string; permalink: string; role: Role | null};

/** A part of the site: its pages in sidebar order, then its lists of pages by topic. */
export type ListedArea = {title: string; pages: ListedPage[]; topics: ListedPage[]};
