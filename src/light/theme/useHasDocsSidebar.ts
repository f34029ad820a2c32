import {useLocation} from '@docusaurus/router';
import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';

/** Whether the page is a doc in a sidebar, which is the menu and stands before the content. */
export function useHasDocsSidebar(): boolean {
  const here = useLocation().pathname.replace(/\/$/, '');
  // The framework's hook for this compiles a pattern for every doc, on every page.
  const {docs = []} = useActiveVersion(useActivePlugin()?.pluginId) ?? {};
  return docs.some(({path, sidebar}) => sidebar !== undefined && path.replace(/\/$/, '') === here);
}
