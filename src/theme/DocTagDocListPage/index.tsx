// Wraps DocTagDocListPage: changelog entries are listed newest first; upstream sorts by title, which begins with a day.
import type {ReactNode} from 'react';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocTagDocListPage from '@theme-original/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';
import {sections} from '@site/src/site/sections';

export default function DocTagDocListPageWrapper({tag}: Props): ReactNode {
  const isChangelog = useActivePlugin()?.pluginId === sections.changelog.docsPlugin;
  const items = isChangelog ? tag.items.toSorted((one, two) => two.id.localeCompare(one.id)) : tag.items;
  return <DocTagDocListPage tag={{...tag, items}} />;
}
