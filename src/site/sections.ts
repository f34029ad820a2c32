/** What a section is: one row of the table below. */
type Row = {
  label: string;
  /** The shorter name in the navbar and the footer. */
  menuLabel: string;
  /** The content folder, which is also the route of its pages. */
  path: string;
  /** The id of the docs plugin that makes the pages; null for the blog. */
  docsPlugin: string | null;
  /** The file with the sidebar; null if the files decide. */
  sidebar: string | null;
  /** The position in the navbar, from the left; null if it is not there. */
  navbar: number | null;
  footer: number;
  /** How much a result of this section counts in the search. Wiki pages come before API fields. */
  searchWeight: number;
  feed: {title: string; description: string} | null;
};

/** The sections of the site, in the order of the lists of pages. Menus, lists, feeds and the search derive from it. */
export const sections = {
  wiki: {
    label: 'Wiki',
    menuLabel: 'Wiki',
    path: 'wiki',
    docsPlugin: 'default',
    sidebar: './sidebars.ts',
    navbar: 1,
    footer: 3,
    searchWeight: 1,
    feed: null,
  },
  api: {
    label: 'API reference',
    menuLabel: 'API docs',
    path: 'docs/api',
    docsPlugin: 'api',
    sidebar: './sidebarsApi.ts',
    navbar: 3,
    footer: 2,
    searchWeight: 0.6,
    feed: null,
  },
  changelog: {
    label: 'Changelog',
    menuLabel: 'Changelog',
    path: 'changelog/emlalock',
    docsPlugin: 'changelog',
    sidebar: null,
    navbar: 2,
    footer: 1,
    searchWeight: 0.6,
    feed: {
      title: 'EmlaLock changelog',
      description: 'The entries of EmlaLock’s changelog by date, with what was seen around them.',
    },
  },
  blog: {
    label: 'Blog',
    menuLabel: 'Blog',
    path: 'blog',
    docsPlugin: null,
    sidebar: null,
    navbar: null,
    footer: 4,
    searchWeight: 0.6,
    feed: {
      title: 'EmlaLock documentation blog',
      description: 'News and how-tos from the documentation team.',
    },
  },
} as const satisfies Record<string, Row>;

type Sections = typeof sections;

export type SectionId = keyof Sections;

/** The sections whose pages a docs plugin makes. */
export type DocsSectionId = {[Id in SectionId]: Sections[Id]['docsPlugin'] extends string ? Id : never}[SectionId];

/** The sections with a feed. */
export type FeedId = {[Id in SectionId]: Sections[Id]['feed'] extends null ? never : Id}[SectionId];

export const sectionIds = Object.keys(sections) as SectionId[];

export const docsSectionIds = sectionIds.filter((id): id is DocsSectionId => sections[id].docsPlugin !== null);

export const feedIds = sectionIds.filter((id): id is FeedId => sections[id].feed !== null);

/** The section of a docs plugin. */
export function sectionOfPlugin(docsPlugin: string | undefined): DocsSectionId | undefined {
  return docsSectionIds.find((id) => sections[id].docsPlugin === docsPlugin);
}

/** The title of the page that lists the topics of a section. */
export function topicsTitle(id: SectionId): string {
  return `${sections[id].label} by topic`;
}

/** The description of that page. */
export function topicsDescription(id: SectionId): string {
  return `All topics of the ${sections[id].label}, with what you find under each.`;
}
