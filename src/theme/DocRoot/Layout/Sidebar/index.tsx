// Static. Ejected from DocRoot/Layout/Sidebar @3.10.2. Change: one element is the column of wide windows and, as a popover, the
// menu of narrow ones; upstream builds a second list by script. It cannot be collapsed, which this site does not
// configure.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {MainNavigation, MenuHead} from '@site/src/components/SiteMenu';
import {contentId, menuId} from '@site/src/page/names';
import styles from './styles.module.css';

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <aside
        id={menuId}
        popover="auto"
        className={clsx(ThemeClassNames.docs.docSidebarContainer, 'siteMenu', 'thin-scrollbar', styles.sidebar)}
        aria-label={translate({message: 'Menu'})}>
        <MenuHead />
        <MainNavigation />
        <nav className="menu" aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}>
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
            <DocSidebarItems items={sidebar} activePath={pathname} level={1} />
          </ul>
        </nav>
      </aside>
      <div id={contentId} />
    </>
  );
}
