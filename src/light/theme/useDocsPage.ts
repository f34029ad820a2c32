import {useLocation} from '@docusaurus/router';
import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Whether the page is a doc or a list of tags with the sidebar of docs, which is the menu and stands before the content. */
export function useDocsPage(): 'doc' | 'tags' | undefined {
  const here = withoutSlash(useLocation().pathname);
  // The framework's hook for this compiles a pattern for every doc, on every page.
  const {docs = [], path = ''} = useActiveVersion(useActivePlugin()?.pluginId) ?? {};
  const inSidebar = docs.filter(({sidebar}) => sidebar !== undefined);
  if (inSidebar.some((doc) => withoutSlash(doc.path) === here)) {
    return 'doc';
  }
  const isTags = `${here}/`.startsWith(`${withoutSlash(path)}/tags/`);
  return isTags && inSidebar.length > 0 ? 'tags' : undefined;
}
