// Wraps DocItem/Paginator: changelog entries are in order of time, and "previous" and "next" do not say which way.
import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import EntryPager from '@site/src/features/changelog/ui/EntryPager';

export default function DocItemPaginatorWrapper(): ReactNode {
  const {previous, next} = useDoc().metadata;
  const {pluginId} = useDocsVersion();
  return pluginId === 'changelog' ? <EntryPager previous={previous} next={next} /> : <DocItemPaginator />;
}
