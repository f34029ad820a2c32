// New: the list of posts in the menu of narrow windows.
import {createContext, use, type ReactNode} from 'react';
import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import {BlogSidebarItemList, useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import BlogSidebarContent, {type Props as ContentProps} from '@theme/BlogSidebar/Content';

/** The posts that a page of the blog lists. The layout of the blog has them, its navbar shows them. */
export const BlogSidebarContext = createContext<BlogSidebar | undefined>(undefined);

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
export default function BlogMenu(): ReactNode {
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
