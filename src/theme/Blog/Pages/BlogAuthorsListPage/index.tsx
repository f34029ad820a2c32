// Wraps Blog/Pages/BlogAuthorsListPage: upstream gives the page no description.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import {blogLists} from '@site/src/site/blogLists';

export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={blogLists.authors.description} />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
