// Wraps Navbar/MobileSidebar/PrimaryMenu: the menu of pages without a docs sidebar has the other pages of the footer too.
import type {ReactNode} from 'react';
import {useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';
import NavbarMobileSidebarPrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import LinkItem from '@theme/Footer/LinkItem';

export default function NavbarMobileSidebarPrimaryMenuWrapper(): ReactNode {
  const {navbar, footer} = useThemeConfig();
  const columns = (footer as MultiColumnFooter | undefined)?.links ?? [];
  const labels = navbar.items.map(({label}) => label);
  const others = columns.flatMap(({items}) => items).filter(({label}) => !labels.includes(label));
  return (
    <>
      <NavbarMobileSidebarPrimaryMenu />
      <ul className="menu__list site-without-sidebar">
        {others.map((item, index) => (
          <li key={index}>
            <LinkItem item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
