// Wraps BlogTagsListPage: says of which section the tags are; upstream's page has no description.
import type {ReactNode} from 'react';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import TopicsMetadata from '@site/src/components/TopicsMetadata';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <TopicsMetadata section="blog" />
    </>
  );
}
