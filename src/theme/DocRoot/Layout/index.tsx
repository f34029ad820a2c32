// Wraps DocRoot/Layout: the page's sidebar is also in the menu of narrow windows; upstream fills it in by script.
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocRootLayout from '@theme-original/DocRoot/Layout';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocRoot/Layout';
import MobileMenu from '@site/src/components/MobileMenu';

export default function DocRootLayoutWrapper(props: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <>
      <DocRootLayout {...props} />
      <MobileMenu>{sidebar && <DocSidebarItems items={sidebar.items} activePath={pathname} level={1} />}</MobileMenu>
    </>
  );
}
