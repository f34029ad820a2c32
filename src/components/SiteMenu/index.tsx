import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import Logo from '@theme/Logo';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import {menuId} from '@site/src/browser/names';
import {emergency, emergencyLabel} from '@site/src/site/navigation';
import styles from './styles.module.css';

/** The top of the menu of narrow windows. */
export function MenuHead(): ReactNode {
  return (
    <div className={styles.head}>
      <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title" />
      <NavbarColorModeToggle />
      <button
        type="button"
        className="clean-btn"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}>
        <IconClose />
      </button>
    </div>
  );
}

/** The items of the navbar, as a row in the menu of narrow windows. */
export function MainNavigation(): ReactNode {
  // In a dropdown, HTML of the configuration is an item of a list, as it is here.
  const items = useThemeConfig().navbar.items.map((item) => ({...item, mobile: true, isDropdownItem: true}));
  return (
    <nav className={styles.main} aria-label={translate({id: 'site.menu.sections', message: 'Sections'})}>
      <ul className="menu__list">
        {items.map((item, index) => (
          <NavbarItem key={index} {...(item as NavbarItemProps)} />
        ))}
      </ul>
    </nav>
  );
}

/** The emergency page, which stays in view however far a list is scrolled. */
export function EmergencyLink(): ReactNode {
  return (
    <p className={emergency.className}>
      <Link className="menu__link" isNavLink activeClassName="menu__link--active" to={emergency.path}>
        {emergencyLabel(translate)}
      </Link>
    </p>
  );
}
