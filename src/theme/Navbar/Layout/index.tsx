// Ejected from Navbar/Layout @3.10.2. Change: on pages without a docs sidebar, the menu of narrow windows is a popover
// in the HTML; upstream builds a panel by script. Static.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import {EmergencyLink, MainNavigation, MenuHead} from '@site/src/components/SiteMenu';
import BlogMenu from '@site/src/components/SiteMenu/BlogMenu';
import {useHasDocsSidebar} from '@site/src/components/SiteMenu/useHasDocsSidebar';
import {menuId} from '@site/src/browser/names';

export default function NavbarLayout({children}: Props): ReactNode {
  const hasDocsSidebar = useHasDocsSidebar();
  const {style} = useThemeConfig().navbar;
  return (
    <>
      <nav
        aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
        className={clsx(
          ThemeClassNames.layout.navbar.container,
          'navbar navbar--fixed-top',
          style && `navbar--${style}`,
        )}>
        {children}
      </nav>
      {!hasDocsSidebar && (
        <aside
          id={menuId}
          popover="auto"
          className="siteMenu"
          aria-label={translate({id: 'site.menu.label', message: 'Menu'})}>
          <MenuHead />
          <MainNavigation />
          <EmergencyLink />
          <BlogMenu />
        </aside>
      )}
    </>
  );
}
