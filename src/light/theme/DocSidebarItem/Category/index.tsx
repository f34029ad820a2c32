// Ejected from DocSidebarItem/Category @3.10.2. Change: a details element, in which upstream draws entries with React.
// A long, closed category is a link to its first page, or each page of a large site would list all the others.
import type {ReactNode} from 'react';
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

/** A category that is closed at first, and has more entries than this, is long. */
const longest = 20;

export default function DocSidebarItemCategory({item, ...place}: Props): ReactNode {
  const {activePath, level} = place;
  const {label, href, items, className, collapsible, collapsed, linkUnlisted} = item;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const isActive = isActiveSidebarItem(item, activePath);
  if (useVisibleSidebarItems(items, activePath).length === 0) {
    return href !== undefined && <DocSidebarItemLink {...place} item={{type: 'link', href, label, className}} />;
  }
  const first = findFirstSidebarItemLink(item);
  if (collapsible && collapsed && items.length > longest && !isActive && first !== undefined) {
    return <DocSidebarItemLink {...place} item={{type: 'link', href: first, label, className}} />;
  }
  // Its level and first page name a group, so that the next pages know the reader's choice.
  const group = autoCollapseCategories ? undefined : `${level}${first}`;
  const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs;
  const overview = translate({id: 'light.sidebar.overview', message: 'Overview'});
  const all = href === undefined || linkUnlisted ? items : [{type: 'link' as const, label: overview, href}, ...items];
  const list = (
    <ul className="menu__list">
      <DocSidebarItems items={all} activePath={activePath} level={level + 1} />
    </ul>
  );
  const active = isActive && 'menu__link--active';
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item', className)}>
      {collapsible ? (
        <details
          open={isActive || !collapsed}
          data-light-alone={autoCollapseCategories ? '' : undefined}
          data-light-group={group}
          data-light-here={isActive ? '' : undefined}>
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
