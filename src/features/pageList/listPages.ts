import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoosePages} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
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

export type ListedPage = {
  title: string;
  description: string;
  permalink: string;
  /** The outermost sidebar category of the page. */
  category?: string | undefined;
  role?: Role | undefined;
};

/** A part of the site: its pages in the order of the sidebar, then its lists of pages by topic. */
export type ListedArea = {title: string; pages: ListedPage[]; topics: ListedPage[]};

function listed({title = '', description = '', permalink}: Partial<ListedPage> & {permalink: string}): ListedPage {
  return {title, description, permalink};
}

type Tag = {label: string; permalink: string; description?: string | undefined};

function listTopics(id: SectionId, permalink: string, tags: readonly Tag[]): ListedPage[] {
  const byAddress = new Map(tags.map((tag) => [tag.permalink, tag]));
  const topics = [...byAddress.values()]
    .map((tag) => ({title: tag.label, description: tag.description ?? '', permalink: tag.permalink}))
    .sort((one, two) => one.title.localeCompare(two.title, 'en'));
  // Without a tag the framework writes no list.
  return topics.length > 0 ? [{title: topicsTitle(id), description: topicsDescription(id), permalink}, ...topics] : [];
}

type Place = {id: string; category: string | undefined};

/** The docs of a part of a sidebar in its order, each with its outermost category. */
function placesIn(items: LoadedVersion['sidebars'][string], outermost?: string): Place[] {
  return items.flatMap((item): Place[] => {
    if (item.type === 'doc') {
      return [{id: item.id, category: outermost}];
    }
    if (item.type !== 'category') {
      return [];
    }
    const category = outermost ?? item.label;
    const own = item.link?.type === 'doc' ? [{id: item.link.id, category}] : [];
    return [...own, ...placesIn(item.items, category)];
  });
}

function docsArea(id: DocsSectionId, {docs, sidebars, tagsPath}: LoadedVersion): ListedArea {
  const places = placesIn(Object.values(sidebars).flat());
  const others = docs.filter((doc) => !places.some((place) => place.id === doc.id));
  const inOrder = [...places, ...others.map((doc) => ({id: doc.id, category: undefined}))];
  const pages = inOrder.flatMap((place) => {
    const doc = docs.find((one) => one.id === place.id && !one.unlisted);
    return doc ? [{doc, category: place.category}] : [];
  });
  return {
    title: sections[id].label,
    pages: pages.map(({doc: {title, description, permalink, frontMatter}, category}) => {
      const {role}: Record<string, unknown> = frontMatter;
      return {title, description, permalink, category, role: isKeyOf(roles, role) ? role : undefined};
    }),
    topics: listTopics(
      id,
      tagsPath,
      pages.flatMap(({doc}) => doc.tags),
    ),
  };
}

function blogArea({blogPosts, blogTitle, blogTagsListPath}: BlogContent, baseUrl: string): ListedArea {
  const {path, label, feed} = sections.blog;
  const posts = blogPosts.map(({metadata}) => metadata).filter(({unlisted}) => !unlisted);
  const lists = Object.values(blogLists).map((list) => ({...list, permalink: baseUrl + list.path.slice(1)}));
  const home = {title: blogTitle, description: feed.description, permalink: baseUrl + path};
  return {
    title: label,
    pages: [home, ...posts, ...lists].map(listed),
    topics: listTopics(
      'blog',
      blogTagsListPath,
      posts.flatMap((post) => post.tags),
    ),
  };
}

function otherPages(pages: LoosePages): ListedArea {
  const listedPages = pages.filter((page) => page.type === 'mdx' && page.frontMatter.is_listed !== false);
  return {title: 'About this site', pages: listedPages.map(listed), topics: []};
}

type Site = {baseUrl: string; trailingSlash: boolean | undefined};

/** Every listed page once, from the content itself, with the address at which hosts serve it. */
export function listPages(allContent: AllContent, site: Site): ListedArea[] {
  const {docs, blog, pages} = contentOf(allContent);
  const areas = [
    ...docsSectionIds.flatMap((id) => docs(id).map((version) => docsArea(id, version))),
    ...(blog ? [blogArea(blog, site.baseUrl)] : []),
    otherPages(pages),
  ];
  const served = (page: ListedPage) => ({...page, permalink: applyTrailingSlash(page.permalink, site)});
  return areas.map((area) => ({...area, pages: area.pages.map(served), topics: area.topics.map(served)}));
}
