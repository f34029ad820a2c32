// Wraps BlogTagsListPage: says of which section the tags are; upstream's page has no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import {topicsDescription, topicsTitle} from '@site/src/site/sections';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata title={topicsTitle('blog')} description={topicsDescription('blog')} />
    </>
  );
}
