import type {Role} from '../../../site/roles';

export type ListedPage = {title: string; description: string; permalink: string; role: Role | null};

/** A part of the site: its pages in the order of its own navigation, then the lists of its pages by topic. */
export type ListedArea = {title: string; pages: ListedPage[]; topics: ListedPage[]};
