import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';

/** Whether the page is a doc in a sidebar, which is the menu and stands before the content. */
export function useHasDocsSidebar(): boolean {
  return useActiveDocContext(useActivePlugin()?.pluginId).activeDoc?.sidebar !== undefined;
}
