// Wraps Navbar/MobileSidebar/PrimaryMenu: the menu of pages without a docs sidebar has the pages of the footer too.
import type {ReactNode} from 'react';
import {isMultiColumnFooterLinks, useThemeConfig} from '@docusaurus/theme-common';
import NavbarMobileSidebarPrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import FooterLinks from '@theme/Footer/Links';

export default function NavbarMobileSidebarPrimaryMenuWrapper(): ReactNode {
  const {links} = useThemeConfig().footer ?? {};
  return (
    <>
      <NavbarMobileSidebarPrimaryMenu />
      {links && isMultiColumnFooterLinks(links) && (
        <div className="withoutSidebar">
          <FooterLinks links={links} />
        </div>
      )}
    </>
  );
}
