// Ejected from Navbar/MobileSidebar/Toggle @3.10.2. Change: opens our menu, by HTML alone where the browser can.
import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {menuId, openMenu} from '@site/src/components/MobileMenu';

/** Commands in HTML are newer than the types of React. */
const opensMenu = {command: 'show-modal', commandfor: menuId};

export default function MobileSidebarToggle(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const follow = (event: Event) => {
      if (event.target instanceof HTMLDialogElement && event.target.id === menuId) {
        setIsOpen(event.target.open);
      }
    };
    // These events do not bubble, and the menu may be another one after each page.
    document.addEventListener('toggle', follow, true);
    document.addEventListener('close', follow, true);
    return () => {
      document.removeEventListener('toggle', follow, true);
      document.removeEventListener('close', follow, true);
    };
  }, []);

  return (
    <button
      {...opensMenu}
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-haspopup="dialog"
      aria-controls={menuId}
      aria-expanded={isOpen}
      onClick={openMenu}>
      <IconMenu />
    </button>
  );
}
