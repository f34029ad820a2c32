// Wraps Navbar/MobileSidebar/PrimaryMenu: the menu of pages without a docs sidebar has the emergency page too.
import type {ReactNode} from 'react';
import NavbarMobileSidebarPrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import EmergencyLink from '@site/src/components/EmergencyLink';

export default function NavbarMobileSidebarPrimaryMenuWrapper(): ReactNode {
  return (
    <>
      <NavbarMobileSidebarPrimaryMenu />
      <ul className="menu__list withoutSidebar">
        <EmergencyLink />
      </ul>
    </>
  );
}
