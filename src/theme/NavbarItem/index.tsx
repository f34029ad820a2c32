// Wraps NavbarItem: links to docs with several versions say which version they choose, or where they lead in each, so
// that src/page/preferredVersion.ts keeps the reader's choice without React. Static.
import type {ReactNode} from 'react';
import {useActivePluginAndVersion, useAllDocsData, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Props} from '@theme/NavbarItem';
import NavbarItem from '@theme-original/NavbarItem';

type Docs = ReturnType<typeof useAllDocsData>;

/** Where an item leads in a version. */
function pathIn(version: GlobalVersion, item: Props): string | undefined {
  const pathOf = (docId: string) => version.docs.find(({id}) => id === docId)?.path;
  switch (item.type) {
    case 'doc':
      return pathOf(item.docId);
    case 'docSidebar':
      return version.sidebars?.[item.sidebarId]?.link?.path;
    case 'docsVersion':
      return item.to ? undefined : pathOf(version.mainDocId);
    default:
      return undefined;
  }
}

/** In a version dropdown, whose links are the only ones that do something, the plugin and the version of a page. */
function chosenVersion(item: Props, docs: Docs) {
  const path = item.onClick && 'to' in item ? item.to?.replace(/[?#].*/, '') : undefined;
  for (const [plugin, {versions}] of Object.entries(docs)) {
    const version = versions.find((one) => one.docs.some((doc) => doc.path === path));
    if (version) {
      return {'data-site-docs': plugin, 'data-site-version': version.name};
    }
  }
  return undefined;
}

export default function NavbarItemWrapper(item: Props): ReactNode {
  const docs = useAllDocsData();
  const open = useActivePluginAndVersion()?.activePlugin.pluginId;
  const {siteConfig} = useDocusaurusContext();
  const plugin = ('docsPluginId' in item && item.docsPluginId) || 'default';
  const versions = docs[plugin]?.versions ?? [];
  // Where a version of these docs is open, the framework's links stay in it.
  const paths = (plugin === open || versions.length < 2 ? [] : versions).flatMap((version) => {
    const path = pathIn(version, item);
    return path ? [[version.name, applyTrailingSlash(path, siteConfig)] as const] : [];
  });
  const marks =
    paths.length > 0
      ? {'data-site-docs': plugin, 'data-site-versions': JSON.stringify(Object.fromEntries(paths))}
      : chosenVersion(item, docs);
  return <NavbarItem {...item} {...marks} />;
}
