// Ejected from BlogPostItem/Header @3.10.2. Change: title, day and authors of a post say that they are text of the page.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';

export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <header data-text={isBlogPostPage ? '' : undefined}>
      <BlogPostItemHeaderTitle />
      <BlogPostItemHeaderInfo />
      <BlogPostItemHeaderAuthors />
    </header>
  );
}
