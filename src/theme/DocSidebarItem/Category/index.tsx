// Static. Ejected from DocSidebarItem/Category @3.10.2. Change: a category is a native details element, so all links are in the
// HTML and it opens without a script; upstream leaves closed categories empty.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItem/Category';
import styles from './styles.module.css';

const overview = translate({message: 'Overview'});

export default function DocSidebarItemCategory({item, activePath, level}: Props): ReactNode {
  const {label, href, items, collapsed} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const all = href === undefined ? items : [{type: 'link' as const, label: overview, href}, ...items];
  return (
    <li className={clsx(ThemeClassNames.docs.docSidebarItemCategory, 'menu__list-item')}>
      <details open={isActive || !collapsed}>
        <summary className={clsx('menu__link menu__link--sublist', styles.label, isActive && 'menu__link--active')}>
          {label}
        </summary>
        <ul className="menu__list">
          <DocSidebarItems items={all} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
