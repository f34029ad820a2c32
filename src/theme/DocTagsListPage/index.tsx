// Wraps DocTagsListPage: says of which section the tags are; upstream gives three pages one title and no description.
import type {ReactNode} from 'react';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';
import TopicsMetadata from '@site/src/components/TopicsMetadata';
import {sectionOfPlugin} from '@site/src/site/sections';

export default function DocTagsListPageWrapper(props: Props): ReactNode {
  const section = sectionOfPlugin(useActivePlugin()?.pluginId);
  return (
    <>
      <DocTagsListPage {...props} />
      {section && <TopicsMetadata section={section} />}
    </>
  );
}
