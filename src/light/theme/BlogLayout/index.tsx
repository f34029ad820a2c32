// Wraps BlogLayout: the menu of narrow windows has the list of posts too.
import type {ReactNode} from 'react';
import BlogLayout from '@theme-init/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import {BlogSidebarContext} from '../BlogMenu';

export default function BlogLayoutWrapper(props: Props): ReactNode {
  return (
    <BlogSidebarContext value={props.sidebar}>
      <BlogLayout {...props} />
    </BlogSidebarContext>
  );
}
