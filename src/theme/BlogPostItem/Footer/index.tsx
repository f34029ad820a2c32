// Wraps BlogPostItem/Footer: the page tools are also where a post has no date of change, no tag or no link to its source.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import EditMetaRow from '@theme/EditMetaRow';

export default function BlogPostItemFooterWrapper(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {editUrl, lastUpdatedAt, lastUpdatedBy, tags} = metadata;
  // Upstream has the row only in a footer, which needs a tag or a link.
  const isThere = editUrl ?? (tags.length > 0 ? (lastUpdatedAt ?? lastUpdatedBy) : undefined);
  return (
    <>
      <BlogPostItemFooter />
      {isBlogPostPage && !isThere && (
        <EditMetaRow className={ThemeClassNames.blog.blogFooterEditMetaRow} {...metadata} editUrl={editUrl} />
      )}
    </>
  );
}
