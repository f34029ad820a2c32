// Ejected from BlogPostItem/Content @3.10.2. Change: a post says that it is the text of the page, and has its contents on
// phones too; upstream shows them only beside the text.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {blogPostContainerID} from '@docusaurus/utils-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Content';
import MDXContent from '@theme/MDXContent';
import PageContents from '@site/src/components/PageContents';

export default function BlogPostItemContent({children, className}: Props): ReactNode {
  const {toc, frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageContents toc={toc} frontMatter={frontMatter} />}
      <div
        // The framework's feeds find the text by this id.
        id={isBlogPostPage ? blogPostContainerID : undefined}
        className={clsx('markdown', className)}
        data-text={isBlogPostPage ? '' : undefined}>
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
