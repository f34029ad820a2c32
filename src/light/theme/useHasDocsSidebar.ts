import {useLocation} from '@docusaurus/router';
import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Whether the page has the sidebar of docs, which is the menu and stands before the content: a doc, or a list of tags. */
export function useHasDocsSidebar(): boolean {
  const here = withoutSlash(useLocation().pathname);
  // The framework's hook for this compiles a pattern for every doc, on every page.
  const {docs = [], path = ''} = useActiveVersion(useActivePlugin()?.pluginId) ?? {};
  const isInSidebar = ({sidebar}: {sidebar?: string}) => sidebar !== undefined;
  const tags = `${withoutSlash(path)}/tags`;
  return here === tags || here.startsWith(`${tags}/`)
    ? docs.some(isInSidebar)
    : docs.some((doc) => isInSidebar(doc) && withoutSlash(doc.path) === here);
}
