import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {contentOf, type Content} from '../../build/contentOf';
import {readableId} from '../../site/sections';

type ListedPage = {title: string; description: string; permalink: string};

/** A category of the sidebar. The pages outside of categories have no title. */
export type ListedGroup = {title: string; pages: ListedPage[]};

/** A part of the site: its pages in the order of the sidebar. */
export type ListedArea = {title: string; groups: ListedGroup[]};

function listed({title = '', description = '', permalink}: Partial<ListedPage> & {permalink: string}): ListedPage {
  return {title, description, permalink};
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

type Docs = Map<string, ListedPage>;

/** The pages in a part of a sidebar, with those that the framework makes for categories. */
function pagesIn(item: SidebarItem, docs: Docs): ListedPage[] {
  if (item.type === 'category') {
    const {label, link, items} = item;
    const own =
      link?.type === 'generated-index'
        ? [listed({...link, title: link.title ?? label})]
        : (docs.get(link?.id ?? '') ?? []);
    return [own, ...items.map((inner) => pagesIn(inner, docs))].flat();
  }
  return item.type === 'doc' ? [docs.get(item.id) ?? []].flat() : [];
}

function docsArea({label, version: {docs, sidebars}}: Content['docs'][number]): ListedArea {
  const shown = docs.filter(({unlisted}) => !unlisted);
  const byId = new Map(shown.map((doc) => [doc.id, listed(doc)]));
  const categories = Object.values(sidebars).flatMap((items) => items.filter((item) => item.type === 'category'));
  const groups = categories.map((category) => ({title: category.label, pages: pagesIn(category, byId)}));
  const inCategories = groups.flatMap(({pages}) => pages);
  const others = [...byId.values()].filter((page) => !inCategories.includes(page));
  return {title: label, groups: [{title: '', pages: others}, ...groups].filter(({pages}) => pages.length > 0)};
}

function blogArea({label, content}: Content['blogs'][number]): ListedArea {
  const {blogPosts, blogTitle, blogDescription, blogTagsListPath, authorsMap = {}} = content;
  const address = path.posix.dirname(blogTagsListPath);
  const posts = blogPosts.map(({metadata}) => metadata).filter(({unlisted}) => !unlisted);
  const home = {title: blogTitle, description: blogDescription, permalink: address};
  const authors = {
    title: 'Authors',
    description: 'Who writes this blog, with all posts of each author.',
    permalink: `${address}/authors`,
  };
  const ownPages = Object.values(authorsMap).flatMap(({name, title, description, page}) =>
    page ? [{title: name ?? title, description: description ?? title, permalink: page.permalink}] : [],
  );
  // Without an author in its list the framework writes no such page.
  const others = Object.keys(authorsMap).length > 0 ? [authors, ...ownPages] : [];
  return {title: label, groups: [{title: '', pages: [home, ...posts, ...others].map(listed)}]};
}

function otherPages(pages: Content['pages']): ListedArea {
  const shown = pages.filter((page) => page.type === 'jsx' || !page.unlisted);
  // Nobody knows the title of a page of code before it is rendered.
  const titled = shown.map((page) => listed({title: readableId(path.posix.basename(page.permalink)), ...page}));
  return {title: 'About this site', groups: [{title: '', pages: titled}]};
}

/** Every listed page once, from the content itself. */
export function listPages(allContent: AllContent): ListedArea[] {
  const {docs, blogs, pages} = contentOf(allContent);
  return [...docs.map(docsArea), ...blogs.map(blogArea), otherPages(pages)];
}
