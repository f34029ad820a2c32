import {translate} from '@docusaurus/Translate';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Metadata as LoosePage} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {blogLists} from '../../../site/blogLists';
import {feeds} from '../../feeds/model/feeds';
import {sections, topicsDescription, topicsTitle, type Section} from '../../../site/sections';
import {contentOf} from '../../../build/contentOf';
import {readRole} from '../../../site/roles';
import type {ListedArea, ListedPage} from '../model/listed';
import {inSidebarOrder} from './sidebarOrder';

type Tag = {label: string; permalink: string; description?: string | undefined};

const docsSections = ['default', 'api', 'changelog'] as const satisfies readonly Section[];

function describeDoc({title, description, permalink, frontMatter}: DocMetadata): ListedPage {
  return {title, description, permalink, role: readRole(frontMatter)};
}

function describeTags(section: Section, listPath: string, tags: readonly Tag[]): ListedPage[] {
  const byPath = new Map(tags.map((tag) => [tag.permalink, tag]));
  const topics = [...byPath.values()]
    .map(({label, permalink, description}) => ({title: label, description: description ?? '', permalink, role: null}))
    .sort((one, two) => one.title.localeCompare(two.title, 'en'));
  const overview = {
    title: topicsTitle(section),
    description: topicsDescription(section),
    permalink: listPath,
    role: null,
  };
  return [overview, ...topics];
}

function docsArea(section: (typeof docsSections)[number], versions: readonly LoadedVersion[]): ListedArea {
  const listed = versions.flatMap((version) => inSidebarOrder(version).filter(({unlisted}) => !unlisted));
  return {
    title: sections[section],
    pages: listed.map(describeDoc),
    topics: versions.flatMap(({tagsPath}) =>
      describeTags(
        section,
        tagsPath,
        listed.flatMap(({tags}) => tags),
      ),
    ),
  };
}

function describePost({metadata: {title, description, permalink}}: BlogPost): ListedPage {
  return {title, description, permalink, role: null};
}

function blogArea({blogPosts, blogTitle, blogTagsListPath}: BlogContent, baseUrl: string): ListedArea {
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  const lists = [
    {path: feeds.blog.folder, title: blogTitle, description: feeds.blog.description},
    ...Object.values(blogLists),
  ];
  const [home, ...others] = lists.map(({path, title, description}) => ({
    title,
    description,
    permalink: normalizeUrl([baseUrl, path]),
    role: null,
  }));
  const tags = listed.flatMap(({metadata}) => metadata.tags);
  return {
    title: sections.blog,
    pages: [...(home ? [home] : []), ...listed.map(describePost), ...others],
    topics: describeTags('blog', blogTagsListPath, tags),
  };
}

function describeLoosePage(page: LoosePage): ListedPage[] {
  if (page.type !== 'mdx') {
    throw new Error(
      `${page.source}: the list of all pages cannot tell the title of a page in TypeScript. Make it an MDX page whose front matter has a title and a description.`,
    );
  }
  const {title, description = '', permalink, frontMatter} = page;
  return frontMatter.is_listed === false ? [] : [{title: title ?? '', description, permalink, role: null}];
}

type Site = {baseUrl: string; trailingSlash: boolean | undefined};

/** Every listed page once, from the content itself, with the address at which hosts serve it. */
export function listPages(allContent: AllContent, {baseUrl, trailingSlash}: Site): ListedArea[] {
  const {docs, blog, pages} = contentOf(allContent);
  const served = (page: ListedPage) => ({
    ...page,
    permalink: applyTrailingSlash(page.permalink, {baseUrl, trailingSlash}),
  });
  return [
    ...docsSections.map((section) => docsArea(section, docs(section))),
    ...(blog ? [blogArea(blog, baseUrl)] : []),
    {
      title: translate({id: 'pageList.about', message: 'About this site'}),
      pages: pages.flatMap(describeLoosePage),
      topics: [],
    },
  ].map((area) => ({...area, pages: area.pages.map(served), topics: area.topics.map(served)}));
}
