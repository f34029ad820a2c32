import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlogContent, BlogMetadata} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadedPlugin} from '@docusaurus/types';
import {labelOfDocs, ownBlog, ownDocs, plugins, readableId, sections} from '../site/sections';
import {textsOf} from './texts';

type Site = {generatedFilesDir: string};

/** Two blogs with the framework's own title would have one name. */
function labelOfBlog(id: string, {blogTitle}: BlogContent): string {
  return id !== ownBlog && blogTitle === sections.blog.label ? readableId(id) : blogTitle;
}

/**
 * All docs, blogs and other pages of the site, whoever configures them; ours first, in the order of sections.ts. The
 * framework passes the content of all plugins without types. `key` is what the browser knows of a plugin.
 */
export function contentOf(allContent: AllContent, {generatedFilesDir}: Site) {
  const docs = (allContent[plugins.docs] ?? {}) as Record<string, DocsContent | undefined>;
  const blogs = (allContent[plugins.blog] ?? {}) as Record<string, BlogContent | undefined>;
  const pages = (allContent[plugins.pages] ?? {}) as Record<string, PagesContent | null>;

  /** The addresses of a blog, which only a file of its plugin has. */
  function addressesOf(id: string): BlogMetadata {
    const file = path.join(generatedFilesDir, plugins.blog, id, `blogMetadata-${id}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as BlogMetadata;
  }

  return {
    // Only the latest version, so that lists and feeds have no duplicates.
    docs: [...new Set([...ownDocs, ...Object.keys(docs)])].flatMap((id) =>
      (docs[id]?.loadedVersions ?? [])
        .filter(({isLast}) => isLast)
        .map((version) => {
          const label = textsOf((translate) => labelOfDocs(id, translate));
          return {key: `${plugins.docs}/${id}`, id, label, address: version.path, version};
        }),
    ),
    blogs: [...new Set([ownBlog, ...Object.keys(blogs)])].flatMap((id) => {
      const content = blogs[id];
      if (!content) {
        return [];
      }
      const addresses = addressesOf(id);
      const label = labelOfBlog(id, content);
      return [{key: `${plugins.blog}/${id}`, id, label, address: addresses.blogBasePath, content, addresses}];
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
