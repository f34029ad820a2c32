// New: a list of tags, with the sidebar of its docs.
import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRootLayoutSidebar from './DocRoot/Layout/Sidebar';
import {useHasDocsSidebar} from './useHasDocsSidebar';

export default function WithDocsSidebar({children}: {children: ReactNode}): ReactNode {
  const hasSidebar = useHasDocsSidebar();
  const [name, items] = Object.entries(useDocsVersion().docsSidebars)[0] ?? [];
  return hasSidebar && name !== undefined && items ? (
    <DocsSidebarProvider name={name} items={items}>
      <div className="theme-light-with-sidebar">
        <DocRootLayoutSidebar sidebar={items} />
        {children}
      </div>
    </DocsSidebarProvider>
  ) : (
    children
  );
}
