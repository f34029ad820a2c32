// Wraps Blog/Pages/BlogAuthorsListPage: upstream gives the page no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Who writes the notes in this blog." />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
