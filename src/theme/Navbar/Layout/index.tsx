// Ejected from Navbar/Layout @3.10.2. Change: the menu of narrow windows is a dialog in the HTML; upstream builds a
// panel by script, which is not a dialog and is empty without a script.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Navbar/Layout';
import MobileMenu from '@site/src/components/MobileMenu';
import {useIsDocPage} from '@site/src/components/MobileMenu/useIsDocPage';

export default function NavbarLayout({children}: Props): ReactNode {
  const isDocPage = useIsDocPage();
  return (
    <>
      <nav
        aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
        className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top')}>
        {children}
      </nav>
      {!isDocPage && <MobileMenu />}
    </>
  );
}
