import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadedPlugin} from '@docusaurus/types';
import {labelOf, ownBlog, ownDocs, plugins} from '../site/sections';

/** All docs, blogs and other pages, ours first. The framework passes the content of all plugins without types. */
export function contentOf(allContent: AllContent) {
  const docs = (allContent[plugins.docs] ?? {}) as Record<string, DocsContent | undefined>;
  const blogs = (allContent[plugins.blog] ?? {}) as Record<string, BlogContent | undefined>;
  const pages = (allContent[plugins.pages] ?? {}) as Record<string, PagesContent | null>;
  return {
    // Only the latest version, so that lists and feeds have no duplicates.
    docs: [...new Set([...ownDocs, ...Object.keys(docs)])].flatMap((id) => {
      const version = docs[id]?.loadedVersions.find(({isLast}) => isLast);
      return version ? [{id, label: labelOf(plugins.docs, id), version}] : [];
    }),
    // Without a post the framework makes no page of a blog.
    blogs: [...new Set([ownBlog, ...Object.keys(blogs)])].flatMap((id) => {
      const content = blogs[id];
      return content && content.blogPosts.length > 0 ? [{id, label: labelOf(plugins.blog, id), content}] : [];
    }),
    pages: Object.values(pages).flatMap((all) => all ?? []),
  };
}

export type Content = ReturnType<typeof contentOf>;

/** The content of all plugins of a finished build, in the form that plugins get during the build. */
export function allContentOf(loaded: readonly LoadedPlugin[]): AllContent {
  const all: AllContent = {};
  for (const {name, options, content} of loaded) {
    (all[name] ??= {})[options.id] = content;
  }
  return all;
}
