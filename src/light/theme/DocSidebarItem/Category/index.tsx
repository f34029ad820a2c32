// Ejected from DocSidebarItem/Category @3.10.2. Change: a category is a native details element, which opens without a
// script; upstream fills those that are closed with React. A long, closed category is a link to its first page,
// where it is open, because otherwise each page of a large site would list all the others.
import {createContext, use, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

/** A list that is closed at first, and has more entries than this, is long. */
const longest = 20;

/** What the categories of one list are called together. With the same name, the browser opens one at a time. */
const ListName = createContext('categories');

export default function DocSidebarItemCategory({item, ...place}: Props): ReactNode {
  const {activePath, level} = place;
  const {label, href, items, className, collapsible, collapsed, linkUnlisted} = item;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const isActive = isActiveSidebarItem(item, activePath);
  const listName = use(ListName);
  const innerName = useId();
  const isEmpty = useVisibleSidebarItems(items, activePath).length === 0;
  if (isEmpty) {
    return href !== undefined && <DocSidebarItemLink {...place} item={{type: 'link', href, label, className}} />;
  }
  const isClosed = collapsible && (collapsed || autoCollapseCategories);
  const isLong = isClosed && items.length > longest;
  const first = findFirstSidebarItemLink(item);
  if (isLong && !isActive && first !== undefined) {
    return <DocSidebarItemLink {...place} item={{type: 'link', href: first, label, className}} />;
  }
  const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs;
  const overview = translate({id: 'light.sidebar.overview', message: 'Overview'});
  const all = href === undefined || linkUnlisted ? items : [{type: 'link' as const, label: overview, href}, ...items];
  const list = (
    <ul className="menu__list">
      <ListName value={innerName}>
        <DocSidebarItems items={all} activePath={activePath} level={level + 1} />
      </ListName>
    </ul>
  );
  const active = isActive && 'menu__link--active';
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item', className)}>
      {collapsible && !isLong ? (
        // Of categories that close each other, only that of the page is open at first.
        <details open={isActive || !isClosed} name={autoCollapseCategories ? listName : undefined}>
          <summary className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', styles.label, active)}>
            {label}
          </summary>
          {list}
        </details>
      ) : (
        <>
          <span className={clsx('menu__link menu__link--sublist', active)}>{label}</span>
          {list}
        </>
      )}
    </li>
  );
}
