// Ejected from BlogPostItem/Container @3.10.2. Change: a post says that it is the text of the page.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';

export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <article className={className} data-text={isBlogPostPage ? '' : undefined}>
      {children}
    </article>
  );
}
