import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';

/** Whether the page is a doc, whose sidebar is the menu and stands before its content. */
export function useHasDocsSidebar(): boolean {
  return useActiveDocContext(useActivePlugin()?.pluginId).activeDoc !== undefined;
}
