import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent, LoadedPlugin} from '@docusaurus/types';
import {sections, type DocsSectionId} from '../site/sections';

/** The framework passes the content of all plugins without types; these are the types of its three content plugins. */
export function contentOf(allContent: AllContent) {
  // Only the latest version of a docs section, so that lists and feeds have no duplicates.
  const docs = (id: DocsSectionId): LoadedVersion[] =>
    (
      (allContent['docusaurus-plugin-content-docs']?.[sections[id].docsPlugin] as DocsContent | undefined)
        ?.loadedVersions ?? []
    ).filter(({isLast}) => isLast);
  return {
    docs,
    blog: allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined,
    pages: (allContent['docusaurus-plugin-content-pages']?.default as PagesContent | undefined) ?? [],
  };
}

/** The content of all plugins of a finished build, in the form that plugins get during the build. */
export function allContentOf(plugins: readonly LoadedPlugin[]): AllContent {
  const all: AllContent = {};
  for (const {name, options, content} of plugins) {
    (all[name] ??= {})[options.id] = content;
  }
  return all;
}
