// Ejected from Navbar/MobileSidebar/PrimaryMenu @3.10.2. Change: without the handler that closes upstream's panel.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';

export default function NavbarMobileSidebarPrimaryMenu(): ReactNode {
  // In a dropdown, HTML of the configuration is an item of a list, as it is here.
  const items = useThemeConfig().navbar.items.map((item) => ({...item, mobile: true, isDropdownItem: true}));
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem key={index} {...(item as NavbarItemProps)} />
      ))}
    </ul>
  );
}
