// New: the menu of narrow windows, a popover in the HTML. On docs pages it is the column of wide windows as well.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import Logo from '@theme/Logo';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import {menuId} from '../../script/names';
import styles from './styles.module.css';

type Props = {className?: string; children?: ReactNode};

export default function Menu({className, children}: Props): ReactNode {
  return (
    <aside
      id={menuId}
      popover="auto"
      className={clsx('theme-light-menu', styles.menu, className)}
      aria-label={translate({id: 'light.menu.label', message: 'Menu'})}>
      <div className={clsx('navbar-sidebar__brand', styles.head)}>
        <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title" />
        <NavbarColorModeToggle className="margin-right--md" />
        <button
          type="button"
          className="clean-btn navbar-sidebar__close"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}>
          <IconClose />
        </button>
      </div>
      <nav className={styles.main} aria-label={translate({id: 'light.menu.sections', message: 'Sections'})}>
        <NavbarMobileSidebarPrimaryMenu />
      </nav>
      {children}
    </aside>
  );
}
