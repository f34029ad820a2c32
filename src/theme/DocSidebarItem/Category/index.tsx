// Ejected from DocSidebarItem/Category @3.10.2. Change: a category is a native details element, so all links are in
// the HTML and it opens without a script; upstream leaves closed categories empty.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

function OverviewLink({href, activePath}: {href: string; activePath: string}): ReactNode {
  const isCurrent = isSamePath(href, activePath);
  return (
    <li className="menu__list-item">
      <Link
        to={href}
        className={clsx('menu__link', isCurrent && 'menu__link--active')}
        aria-current={isCurrent ? 'page' : undefined}>
        {translate({
          id: 'sidebar.overview',
          message: 'Overview',
          description: 'The page about a group of pages, first in its list',
        })}
      </Link>
    </li>
  );
}

export default function DocSidebarItemCategory({item, activePath, level}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const isActive = isActiveSidebarItem(item, activePath);

  // Opens the category of the current page, and never closes what the reader has opened.
  useEffect(() => {
    if (isActive && details.current) {
      details.current.open = true;
    }
  }, [isActive, activePath]);

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
      )}>
      <details ref={details} open={isActive || !item.collapsed}>
        <summary className={clsx('menu__link menu__link--sublist', styles.label, isActive && 'menu__link--active')}>
          {item.label}
        </summary>
        <ul className="menu__list">
          {item.href !== undefined && <OverviewLink href={item.href} activePath={activePath} />}
          <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
