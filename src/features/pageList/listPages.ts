import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoosePages} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {contentOf} from '../../build/contentOf';
import {blogLists} from '../../site/blogLists';
import {
  docsSectionIds,
  sections,
  topicsDescription,
  topicsTitle,
  type DocsSectionId,
  type SectionId,
} from '../../site/sections';
import {isKeyOf} from '../../site/isKeyOf';
import {roles, type Role} from '../../site/roles';
import {categoriesOf} from './sidebarOrder';

export type ListedPage = {
  title: string;
  description: string;
  permalink: string;
  /** The sidebar category of the page. */
  category: string | null;
  role: Role | null;
};

/** A part of the site: its pages in the order of the sidebar, then its lists of pages by topic. */
export type ListedArea = {title: string; pages: ListedPage[]; topics: ListedPage[]};

type Described = {title: string; description: string; permalink: string; unlisted?: boolean | undefined};
type Tag = {label: string; permalink: string; description?: string | undefined};

function listed({title, description, permalink}: Described): ListedPage {
  return {title, description, permalink, category: null, role: null};
}

function listTopics(id: SectionId, permalink: string, tags: readonly Tag[]): ListedPage[] {
  // Without a tag the framework writes no list.
  if (tags.length === 0) {
    return [];
  }
  const byPath = new Map(tags.map((tag) => [tag.permalink, tag]));
  const topics = [...byPath.values()]
    .map((tag) => listed({title: tag.label, description: tag.description ?? '', permalink: tag.permalink}))
    .sort((one, two) => one.title.localeCompare(two.title, 'en'));
  return [listed({title: topicsTitle(id), description: topicsDescription(id), permalink}), ...topics];
}

function docsArea(id: DocsSectionId, {docs, sidebars, tagsPath}: LoadedVersion): ListedArea {
  const categories = categoriesOf(sidebars);
  const order = [...categories.keys()];
  const place = (doc: {id: string}) => (categories.has(doc.id) ? order.indexOf(doc.id) : order.length);
  const pages = docs.filter(({unlisted}) => !unlisted).toSorted((one, two) => place(one) - place(two));
  const tags = pages.flatMap((doc) => doc.tags);
  return {
    title: sections[id].label,
    pages: pages.map((doc) => {
      const {role}: Record<string, unknown> = doc.frontMatter;
      return {
        ...listed(doc),
        category: categories.get(doc.id) ?? null,
        role: isKeyOf(roles, role) ? role : null,
      };
    }),
    topics: listTopics(id, tagsPath, tags),
  };
}

function blogArea({blogPosts, blogTitle, blogTagsListPath}: BlogContent, baseUrl: string): ListedArea {
  const {path, label, feed} = sections.blog;
  const posts = blogPosts.map(({metadata}) => metadata).filter(({unlisted}) => !unlisted);
  const lists = Object.values(blogLists).map((list) => ({...list, permalink: normalizeUrl([baseUrl, list.path])}));
  const home = {title: blogTitle, description: feed.description, permalink: baseUrl + path};
  const tags = posts.flatMap((post) => post.tags);
  return {
    title: label,
    pages: [home, ...posts, ...lists].map(listed),
    topics: listTopics('blog', blogTagsListPath, tags),
  };
}

function otherPages(pages: LoosePages): ListedArea {
  const listedPages = pages.filter((page) => page.type === 'mdx' && page.frontMatter.is_listed !== false);
  return {
    title: 'About this site',
    pages: listedPages.map(({permalink, ...page}) => listed({title: '', description: '', ...page, permalink})),
    topics: [],
  };
}

type Site = {baseUrl: string; trailingSlash: boolean | undefined};

/** Every listed page once, from the content itself, with the address at which hosts serve it. */
export function listPages(allContent: AllContent, {baseUrl, trailingSlash}: Site): ListedArea[] {
  const {docs, blog, pages} = contentOf(allContent);
  const areas = [
    ...docsSectionIds.flatMap((id) => docs(id).map((version) => docsArea(id, version))),
    ...(blog ? [blogArea(blog, baseUrl)] : []),
    otherPages(pages),
  ];
  const served = (page: ListedPage) => ({
    ...page,
    permalink: applyTrailingSlash(page.permalink, {baseUrl, trailingSlash}),
  });
  return areas.map((area) => ({...area, pages: area.pages.map(served), topics: area.topics.map(served)}));
}
