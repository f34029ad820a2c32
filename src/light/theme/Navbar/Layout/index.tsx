// Ejected from Navbar/Layout @3.10.2. Change: the menu of pages without docs; upstream builds it by script.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import BlogMenu from '../../BlogMenu';
import Menu from '../../Menu';
import {useDocsPage} from '../../useDocsPage';

export default function NavbarLayout({children}: Props): ReactNode {
  const hasDocsSidebar = useDocsPage() !== undefined;
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
        <Menu>
          <BlogMenu />
        </Menu>
      )}
    </>
  );
}
