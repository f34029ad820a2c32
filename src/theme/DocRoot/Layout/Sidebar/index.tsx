// Ejected from DocRoot/Layout/Sidebar @3.10.2. Change: one element is the column of wide windows and, as a popover, the
// menu of narrow ones, and has the emergency page; upstream builds a second list by script. src/page/hideSidebar.ts hides it. Static.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import {EmergencyLink, MainNavigation, MenuHead} from '@site/src/components/SiteMenu';
import {contentId, menuId} from '@site/src/browser/names';
import Effects from '@site/src/features/api/ui/Effects';
import {emergency} from '@site/src/site/navigation';
import styles from './styles.module.css';

/** Buttons for the sidebar of wide windows, by what they make it. The styles show the one that changes something. */
const buttons = {
  hidden: translate({id: 'theme.docs.sidebar.collapseButtonAriaLabel', message: 'Collapse sidebar'}),
  shown: translate({id: 'theme.docs.sidebar.expandButtonAriaLabel', message: 'Expand sidebar'}),
};

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const {hideable} = useThemeConfig().docs.sidebar;
  const items = sidebar.filter(({className}) => className !== emergency.className);
  return (
    <>
      <aside
        id={menuId}
        popover="auto"
        className={clsx(ThemeClassNames.docs.docSidebarContainer, 'siteMenu', styles.sidebar)}
        aria-label={translate({id: 'site.menu.label', message: 'Menu'})}>
        <MenuHead />
        <MainNavigation />
        <nav className="menu" aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}>
          <EmergencyLink />
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
            <DocSidebarItems items={items} activePath={pathname} level={1} />
            {sidebar.some(({className}) => className?.startsWith('call ')) && <Effects />}
          </ul>
        </nav>
        {hideable &&
          Object.entries(buttons).map(([state, label]) => (
            <button
              key={state}
              type="button"
              data-site-set-sidebar={state}
              className={clsx('clean-btn', styles[state])}
              title={label}
              aria-label={label}>
              <IconArrow />
            </button>
          ))}
      </aside>
      <div id={contentId} />
    </>
  );
}
