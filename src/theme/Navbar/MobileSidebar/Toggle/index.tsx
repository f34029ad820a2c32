// Ejected from Navbar/MobileSidebar/Toggle @3.10.2. Change: opens our menu, by HTML alone where the browser can;
// `src/early/menu.ts` does the rest and keeps `aria-expanded` right.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import {menuId} from '@site/src/early/names';

/** Commands in HTML are newer than the types of React. */
const opensMenu = {command: 'show-modal', commandfor: menuId};

export default function MobileSidebarToggle(): ReactNode {
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
      aria-expanded={false}>
      <IconMenu />
    </button>
  );
}
