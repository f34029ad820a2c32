// Ejected from Navbar/MobileSidebar/Toggle @3.10.2. Change: opens the menu with HTML alone.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {menuId} from '../../../../script/names';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}>
      <IconMenu />
    </button>
  );
}
