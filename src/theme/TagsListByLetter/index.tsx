// Wraps TagsListByLetter: says of which docs or blog the tags are; upstream gives all such pages one title and no description.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import TagsListByLetter from '@theme-original/TagsListByLetter';
import type {Props} from '@theme/TagsListByLetter';
import {topicsIn} from '@site/src/site/sections';

export default function TagsListByLetterWrapper(props: Props): ReactNode {
  const {plugin} = useRouteContext();
  const labels = usePluginData('page-list') as Record<string, string>;
  const label = labels[`${plugin.name}/${plugin.id}`] ?? '';
  return (
    <>
      <PageMetadata {...topicsIn(label)(translate)} />
      <TagsListByLetter {...props} />
    </>
  );
}
