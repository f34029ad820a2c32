// Wraps TagsListByLetter: says of which docs or blog the tags are; upstream gives all such pages one title and no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import TagsListByLetter from '@theme-original/TagsListByLetter';
import type {Props} from '@theme/TagsListByLetter';
import {labelOf, topicsOf} from '@site/src/site/sections';

export default function TagsListByLetterWrapper(props: Props): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <>
      <PageMetadata {...topicsOf(labelOf(plugin.name, plugin.id))} />
      <TagsListByLetter {...props} />
    </>
  );
}
