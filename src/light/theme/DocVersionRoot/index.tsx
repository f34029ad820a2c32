// Wraps DocVersionRoot: a list of tags has the sidebar of its docs.
import type {ReactNode} from 'react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import DocVersionRoot from '@theme-init/DocVersionRoot';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocVersionRoot';
import {useDocsPage} from '../useDocsPage';

export default function DocVersionRootWrapper(props: Props): ReactNode {
  const page = useDocsPage();
  const [name, items] = Object.entries(props.version.docsSidebars)[0] ?? [];
  return page === 'tags' && name !== undefined && items ? (
    <DocsSidebarProvider name={name} items={items}>
      <div className="theme-light-with-sidebar">
        <DocRootLayoutSidebar
          sidebar={items}
          hiddenSidebarContainer={false}
          setHiddenSidebarContainer={() => undefined}
        />
        <DocVersionRoot {...props} />
      </div>
    </DocsSidebarProvider>
  ) : (
    <DocVersionRoot {...props} />
  );
}
