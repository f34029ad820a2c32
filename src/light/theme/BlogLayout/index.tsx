// Wraps BlogLayout: the menu of narrow windows has the list of posts too.
import {createContext, use, type ReactNode} from 'react';
import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import {BlogSidebarItemList, useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import BlogLayout from '@theme-init/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import BlogSidebarContent, {type Props as ContentProps} from '@theme/BlogSidebar/Content';

/** The posts that a page of the blog lists. The layout of the blog has them, its navbar shows them. */
const BlogSidebarContext = createContext<BlogSidebar | undefined>(undefined);

export default function BlogLayoutWrapper(props: Props): ReactNode {
  return (
    <BlogSidebarContext value={props.sidebar}>
      <BlogLayout {...props} />
    </BlogSidebarContext>
  );
}

const List: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="menu__list"
    liClassName="menu__list-item"
    linkClassName="menu__link"
    linkActiveClassName="menu__link--active"
  />
);

/** The list in the menu. Empty outside a blog. */
export function BlogMenu(): ReactNode {
  const {title, items = []} = use(BlogSidebarContext) ?? {};
  const visible = useVisibleBlogSidebarItems(items);
  return (
    visible.length > 0 && (
      <nav className="menu" aria-label={title}>
        <p className="menu__link">{title}</p>
        <BlogSidebarContent items={visible} ListComponent={List} yearGroupHeadingClassName="menu__link" />
      </nav>
    )
  );
}
