// Ejected from Navbar/MobileSidebar/Toggle @3.10.2. Change: opens our menu, with HTML alone where no script runs;
// `src/runtime/inline/menu.ts` makes it a dialog. The browser itself announces whether the menu is open.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {menuId} from '@site/src/protocol';

export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-haspopup="dialog"
      aria-controls={menuId}>
      <IconMenu />
    </button>
  );
}
