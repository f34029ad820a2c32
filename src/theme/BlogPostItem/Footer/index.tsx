// Wraps BlogPostItem/Footer: a post has its tools without a date of its last change too.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import PageTools from '@site/src/features/copies/ui/PageTools';

export default function BlogPostItemFooterWrapper(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && !metadata.editUrl && !metadata.lastUpdatedAt && (
        <div className="margin-top--lg theme-doc-footer-edit-meta-row" data-not-text="">
          <PageTools />
        </div>
      )}
    </>
  );
}
