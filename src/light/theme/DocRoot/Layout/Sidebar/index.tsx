// Ejected from DocRoot/Layout/Sidebar @3.10.2. Change: one list for wide windows and, as a popover, narrow ones.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import Menu from '../../../Menu';
import {contentId} from '../../../../script/names';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({sidebar}: Pick<Props, 'sidebar'>): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <Menu className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.sidebar)}>
        <nav className="menu" aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}>
          <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
            <DocSidebarItems items={sidebar} activePath={pathname} level={1} />
          </ul>
        </nav>
      </Menu>
      <div id={contentId} />
    </>
  );
}
