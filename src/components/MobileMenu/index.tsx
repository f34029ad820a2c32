import {useEffect, useRef, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import Logo from '@theme/Logo';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import IconClose from '@theme/Icon/Close';
import styles from './styles.module.css';

export const menuId = 'site-menu';

/** Wide windows show the navigation in the navbar; keep in step with the framework's breakpoint of 996 px. */
const wide = '(width > 996px)';

/** For browsers that know no commands in HTML; the others have opened the menu by then, and complain of a second time. */
export function openMenu(): void {
  const menu = document.getElementById(menuId);
  if (menu instanceof HTMLDialogElement && !('commandForElement' in HTMLButtonElement.prototype)) {
    menu.showModal();
  }
}

/** Whether the page brings its own menu, with its sidebar in it. */
export function useIsDocPage(): boolean {
  const pluginId = useActivePlugin()?.pluginId;
  return useActiveDocContext(pluginId).activeDoc !== undefined;
}

/** The dialog itself is only hit where nothing of it stands: on the backdrop. Newer browsers do this by `closedby`. */
function closeOnBackdrop({target}: Event): void {
  if (target instanceof HTMLDialogElement) {
    target.close();
  }
}

type Props = {
  /** The page's own sidebar, as list items. */
  children?: ReactNode;
};

/**
 * The navigation of narrow windows. A native dialog that stands in every page and opens by HTML alone: the browser
 * keeps the focus inside, the page behind inert, and closes it with Escape.
 */
export default function MobileMenu({children}: Props): ReactNode {
  const menu = useRef<HTMLDialogElement>(null);
  const items = useThemeConfig().navbar.items as NavbarItemProps[];

  useEffect(() => {
    const element = menu.current;
    const close = () => element?.close();
    const query = window.matchMedia(wide);
    query.addEventListener('change', close);
    element?.addEventListener('click', closeOnBackdrop);
    return () => {
      query.removeEventListener('change', close);
      element?.removeEventListener('click', closeOnBackdrop);
    };
  }, []);

  return (
    <dialog ref={menu} id={menuId} className={styles.menu} aria-label="Menu" closedby="any">
      <div className={styles.head}>
        <Logo className="navbar__brand" imageClassName="navbar__logo" titleClassName="navbar__title" />
        <NavbarColorModeToggle />
        <form method="dialog">
          <button type="submit" className="clean-btn" aria-label="Close navigation bar">
            <IconClose />
          </button>
        </form>
      </div>
      <div className={styles.body}>
        {children && (
          <nav aria-label="Docs sidebar">
            <ul className="menu__list">{children}</ul>
          </nav>
        )}
        <nav aria-label="Main">
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
