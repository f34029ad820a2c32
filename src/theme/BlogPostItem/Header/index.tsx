// Wraps BlogPostItem/Header: a post has its contents on phones too; upstream shows them only beside the text.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import PageContents from '@site/src/components/PageContents';

export default function BlogPostItemHeaderWrapper(): ReactNode {
  const {toc, frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && <PageContents toc={toc} frontMatter={frontMatter} />}
    </>
  );
}
