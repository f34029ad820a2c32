// Ejected from Navbar @3.10.2. Change: the menu, the search and the way out are one group, the foot of a phone.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLayout from '@theme/Navbar/Layout';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import {emergency} from '@site/src/site/navigation';

const isWayOut = (item: Item) => 'to' in item && item.to === emergency.path;

const show = (items: Item[]) => items.map((item, index) => <NavbarItem key={index} {...item} />);

export default function Navbar(): ReactNode {
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items as Item[]);
  return (
    <NavbarLayout>
      <div className="navbar__inner">
        <div className="navbar__items">
          <NavbarLogo />
          {show(left)}
        </div>
        <div className="navbar__items navbar__items--right">
          {show(right.filter((item) => !isWayOut(item)))}
          <NavbarColorModeToggle className="site-color-mode" />
        </div>
        <div className="site-navbar-foot">
          <NavbarMobileSidebarToggle />
          <SearchBar />
          {show(right.filter(isWayOut))}
        </div>
      </div>
    </NavbarLayout>
  );
}
