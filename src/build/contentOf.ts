import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** The framework passes the content of all plugins without types; these are the types of its three content plugins. */
export function contentOf(allContent: AllContent) {
  // Only the latest version of a docs section, so that lists, feeds and timelines have no duplicates.
  const docs = (id: string): LoadedVersion[] =>
    ((allContent['docusaurus-plugin-content-docs']?.[id] as DocsContent | undefined)?.loadedVersions ?? []).filter(
      ({isLast}) => isLast,
    );
  return {
    docs,
    blog: allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined,
    pages: (allContent['docusaurus-plugin-content-pages']?.default as PagesContent | undefined) ?? [],
  };
}
