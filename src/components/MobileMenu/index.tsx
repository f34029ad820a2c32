import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useThemeConfig} from '@docusaurus/theme-common';
import Logo from '@theme/Logo';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import IconClose from '@theme/Icon/Close';
import {menuId} from '@site/src/protocol';
import {emergency} from '@site/src/site/navigation';
import styles from './styles.module.css';

type Props = {
  /** The page's own sidebar as list items, with the emergency page first. */
  children?: ReactNode;
};

/**
 * The navigation of narrow windows. It is part of every page and opens as a popover without script. (Invoker commands
 * could open it as a dialog, but not all our browsers support them.) Where scripts run, `src/runtime/inline/menu.ts`
 * makes it a modal dialog: focus stays inside, the page behind is inert, and Escape closes it.
 */
export default function MobileMenu({children}: Props): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];

  return (
    <dialog
      id={menuId}
      className={styles.menu}
      aria-label={translate({id: 'menu.label', message: 'Menu'})}
      popover="auto"
      closedby="any">
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
      <div className={styles.body}>
        {children ? (
          <nav aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}>
            <ul className="menu__list">{children}</ul>
          </nav>
        ) : (
          <p className="pinned">
            <Link className="menu__link" to={emergency.path}>
              {emergency.label}
            </Link>
          </p>
        )}
        <nav aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}>
          <ul className="menu__list">
            {items.map((item, index) => (
              <NavbarItem key={index} mobile {...item} />
            ))}
          </ul>
        </nav>
      </div>
    </dialog>
  );
}
