// Static. Wraps TagsListByLetter: says of which section the tags are; upstream gives four pages one title and no description.
import type {ReactNode} from 'react';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import TagsListByLetter from '@theme-original/TagsListByLetter';
import type {Props} from '@theme/TagsListByLetter';
import {sectionOfPlugin, topicsDescription, topicsTitle} from '@site/src/site/sections';

export default function TagsListByLetterWrapper(props: Props): ReactNode {
  const section = sectionOfPlugin(useActivePlugin()?.pluginId) ?? 'blog';
  return (
    <>
      <PageMetadata title={topicsTitle(section)} description={topicsDescription(section)} />
      <TagsListByLetter {...props} />
    </>
  );
}
