import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as LoosePages} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {contentOf} from '../../build/contentOf';
import {
  docsSectionIds,
  sections,
  topicsDescription,
  topicsTitle,
  type DocsSectionId,
  type SectionId,
} from '../../site/sections';

type ListedPage = {title: string; description: string; permalink: string};

/** A category of the sidebar, or the lists of pages by topic. The pages outside of categories have no title. */
export type ListedGroup = {title: string; pages: ListedPage[]};

/** A part of the site: its pages in the order of the sidebar. */
export type ListedArea = {title: string; groups: ListedGroup[]};

function listed({title = '', description = '', permalink}: Partial<ListedPage> & {permalink: string}): ListedPage {
  return {title, description, permalink};
}

/** The title of the lists by topic, which only repeat pages. */
export const byTopic = 'By topic';

type Tag = {label: string; permalink: string; description?: string | undefined};

function listTopics(id: SectionId, permalink: string, tags: readonly Tag[]): ListedGroup {
  const byAddress = new Map(tags.map((tag) => [tag.permalink, tag]));
  const topics = [...byAddress.values()]
    .map((tag) => ({title: tag.label, description: tag.description ?? '', permalink: tag.permalink}))
    .sort((one, two) => one.title.localeCompare(two.title, 'en'));
  // Without a tag the framework writes no list.
  const list = topics.length > 0 ? [{title: topicsTitle(id), description: topicsDescription(id), permalink}] : [];
  return {title: byTopic, pages: [...list, ...topics]};
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The ids of the docs in a part of a sidebar. */
function docsIn(item: SidebarItem): string[] {
  if (item.type === 'category') {
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(docsIn)];
  }
  return item.type === 'doc' ? [item.id] : [];
}

function docsArea(id: DocsSectionId, {docs, sidebars, tagsPath}: LoadedVersion): ListedArea {
  const categories = Object.values(sidebars).flatMap((items) => items.filter((item) => item.type === 'category'));
  const inCategories = categories.flatMap(docsIn);
  const others = docs.map((doc) => doc.id).filter((one) => !inCategories.includes(one));
  const groups = [
    {title: '', ids: others},
    ...categories.map((category) => ({title: category.label, ids: docsIn(category)})),
  ];
  const shown = new Map(docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const tags = [...shown.values()].flatMap((doc) => doc.tags);
  return {
    title: sections[id].label,
    groups: [
      ...groups.map(({title, ids}) => ({title, pages: ids.flatMap((one) => shown.get(one) ?? []).map(listed)})),
      listTopics(id, tagsPath, tags),
    ],
  };
}

function blogArea({blogPosts, blogTitle, blogTagsListPath}: BlogContent, baseUrl: string): ListedArea {
  const {path, label, feed} = sections.blog;
  const posts = blogPosts.map(({metadata}) => metadata).filter(({unlisted}) => !unlisted);
  const home = {title: blogTitle, description: feed.description, permalink: baseUrl + path};
  const authors = {
    title: 'Authors',
    description: 'Who writes this blog, with all posts of each author.',
    permalink: `${home.permalink}/authors`,
  };
  const tags = posts.flatMap((post) => post.tags);
  return {
    title: label,
    groups: [{title: '', pages: [home, ...posts, authors].map(listed)}, listTopics('blog', blogTagsListPath, tags)],
  };
}

function otherPages(pages: LoosePages): ListedArea {
  const shown = pages.filter((page) => page.type === 'mdx' && !page.unlisted && page.frontMatter.is_listed !== false);
  return {title: 'About this site', groups: [{title: '', pages: shown.map(listed)}]};
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
  return areas.map(({title, groups}) => ({
    title,
    groups: groups
      .filter(({pages: all}) => all.length > 0)
      .map((group) => ({...group, pages: group.pages.map(served)})),
  }));
}
