// Ejected from DocSidebarItem/Link @3.10.2. Change: the label is directly in the link and is not cut after two lines;
// upstream adds one more element per link, on every page.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/DocSidebarItem/Link';

export default function DocSidebarItemLink({item, onItemClick, activePath, level}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}>
      <Link
        to={href}
        autoAddBaseUrl={autoAddBaseUrl}
        className={clsx('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        onClick={
          isInternal && onItemClick
            ? () => {
                onItemClick(item);
              }
            : undefined
        }>
        {label}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
