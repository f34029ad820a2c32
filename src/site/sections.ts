/** What a section is: one row of the table below. */
type Row = {
  label: string;
  /** The shorter name in the navbar and the footer. */
  menuLabel: string;
  /** The content folder, which is also the route of its pages. */
  path: string;
  /** The id of the docs plugin that makes the pages; null for the blog. */
  docsPlugin: string | null;
  /** The file with the sidebar; null if a generator makes it. */
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

export const sectionIds = Object.keys(sections) as SectionId[];

export const docsSectionIds = sectionIds.filter((id): id is DocsSectionId => sections[id].docsPlugin !== null);

/** The pages about this documentation. They are in no section, and stand at the root. */
export const about = {id: 'about', path: 'docs/about', routeBasePath: '/', sidebarPath: './src/site/sidebarAbout.ts'};

/** The framework's plugins that make pages. Each may be there more than once, with an id. */
export const plugins = {
  docs: 'docusaurus-plugin-content-docs',
  blog: 'docusaurus-plugin-content-blog',
  pages: 'docusaurus-plugin-content-pages',
} as const;

/** The ids of the docs plugins and of the blog that are sections. */
export const ownDocs: string[] = docsSectionIds.map((id) => sections[id].docsPlugin);
export const ownBlog = 'default';

/** A name for what has no section: "Second blog" for `second-blog`. */
export function readableId(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1).replace(/[-_]/g, ' ');
}

/** The section whose pages a plugin of docs or of a blog makes. */
function sectionOf(plugin: string, id: string): SectionId | undefined {
  if (plugin === plugins.blog) {
    return id === ownBlog ? 'blog' : undefined;
  }
  return docsSectionIds.find((section) => sections[section].docsPlugin === id);
}

/** The name of what a plugin makes: that of its section, if it has one. */
export function labelOf(plugin: string, id: string): string {
  if (plugin === plugins.docs && id === about.id) {
    return 'About this documentation';
  }
  const section = sectionOf(plugin, id);
  return section ? sections[section].label : readableId(id);
}

/** The page that lists the topics of docs or of a blog. */
export const topicsOf = (label: string) => ({
  title: `${label} by topic`,
  description: `All topics of the ${label}, with what you find under each.`,
});
