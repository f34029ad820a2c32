// Wraps DocTagsListPage: says of which section the tags are; upstream gives three pages one title and no description.
import type {ReactNode} from 'react';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';
import {sectionOfPlugin, topicsDescription, topicsTitle} from '@site/src/site/sections';

export default function DocTagsListPageWrapper(props: Props): ReactNode {
  const section = sectionOfPlugin(useActivePlugin()?.pluginId);
  return (
    <>
      <DocTagsListPage {...props} />
      {section && <PageMetadata title={topicsTitle(section)} description={topicsDescription(section)} />}
    </>
  );
}
