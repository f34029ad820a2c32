// Ejected from DocSidebarItem/Category @3.10.2. Change: a category is a native details element, which opens without a
// script; src/page/menuGroups.ts fills those that are closed, while upstream does it with React. Static.
import {createContext, use, useId, type ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import {hasPages} from '@site/src/site/hasPages';
import {allPagesPath} from '@site/src/site/navigation';
import styles from './styles.module.css';

const overview = translate({id: 'site.sidebar.overview', message: 'Overview'});
const everyPage = translate({id: 'site.sidebar.allPages', message: 'All pages'});

/** What the categories of one list are called together. With the same name, the browser opens one at a time. */
const ListName = createContext('categories');

function listedHref({href, linkUnlisted}: {href?: string; linkUnlisted?: boolean}): string | undefined {
  return linkUnlisted ? undefined : href;
}

/** The first page of a category that lists may name. */
function firstDoc(items: PropSidebarItem[]): string | undefined {
  for (const item of items) {
    const found =
      item.type === 'category'
        ? (listedHref(item) ?? firstDoc(item.items))
        : item.type === 'link' && !item.unlisted && item.docId && item.href;
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Whether the links of closed categories may be in other pages, which only a build has. */
function useIsElsewhere(): boolean {
  const {siteConfig} = useDocusaurusContext();
  return hasPages(siteConfig) && process.env.NODE_ENV !== 'development';
}

/** In place of the links, one to a list of them. As HTML, because the page script replaces it. Every page has all groups. */
function ListElsewhere({address, label}: {address: string; label: string}): ReactNode {
  const link = `<li><a class="menu__link" href="${address}">${label}</a></li>`;
  return <ul className="menu__list" dangerouslySetInnerHTML={{__html: link}} />;
}

export default function DocSidebarItemCategory({item, ...place}: Props): ReactNode {
  const {activePath, level} = place;
  const {label, href, items, className, collapsible, collapsed, linkUnlisted} = item;
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const isActive = isActiveSidebarItem(item, activePath);
  const listName = use(ListName);
  const innerName = useId();
  const all = href === undefined || linkUnlisted ? items : [{type: 'link' as const, label: overview, href}, ...items];
  const {siteConfig} = useDocusaurusContext();
  const served = (path: string | undefined) => path && applyTrailingSlash(path, siteConfig);
  const address = served(listedHref(item));
  const group = address ?? served(firstDoc(items));
  const isElsewhere = useIsElsewhere() && collapsible && collapsed && !isActive && group !== undefined;
  const allPages = applyTrailingSlash(useBaseUrl(allPagesPath), siteConfig);
  if (useVisibleSidebarItems(items, activePath).length === 0) {
    return href !== undefined && <DocSidebarItemLink {...place} item={{type: 'link', href, label, className}} />;
  }
  const active = isActive && 'menu__link--active';
  const list = isElsewhere ? (
    <ListElsewhere key="elsewhere" address={address ?? allPages} label={address === undefined ? everyPage : overview} />
  ) : (
    <ul className="menu__list">
      <ListName value={innerName}>
        <DocSidebarItems items={all} activePath={activePath} level={level + 1} />
      </ListName>
    </ul>
  );
  const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs;
  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), 'menu__list-item', className)}>
      {collapsible ? (
        // Of categories that close each other, only that of the page is open at first.
        <details
          open={isActive || (!collapsed && !autoCollapseCategories)}
          data-site-group={isElsewhere ? group : undefined}
          name={autoCollapseCategories ? listName : undefined}>
          <summary className={clsx('menu__link', !isElsewhere && 'menu__link--sublist', styles.label, active)}>
            {label}
          </summary>
          {list}
        </details>
      ) : (
        <>
          <span className={clsx('menu__link menu__link--sublist', styles.heading, active)}>{label}</span>
          {list}
        </>
      )}
    </li>
  );
}
