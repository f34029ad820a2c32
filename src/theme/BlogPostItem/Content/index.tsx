// Wraps BlogPostItem/Content: a post has its contents on phones too; upstream shows them only beside the text.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import PageContents from '@site/src/components/PageContents';

export default function BlogPostItemContentWrapper(props: Props): ReactNode {
  const {toc, frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageContents toc={toc} frontMatter={frontMatter} />}
      <BlogPostItemContent {...props} />
    </>
  );
}
