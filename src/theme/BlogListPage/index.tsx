// Ejected from BlogListPage @3.10.2. Change: a first-level heading, what the list contains, and its feeds.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import FeedLink from '@site/src/components/FeedLink';

export default function BlogListPage({metadata, items, sidebar}: Props): ReactNode {
  const {blogTitle, blogDescription} = metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{blogTitle}</Heading>
        <p>{blogDescription}</p>
        <FeedLink of="blog" />
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
