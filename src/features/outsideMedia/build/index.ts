import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openPages} from './openPages';

/** Writes the list of pages that allow hosts, for the privacy page and for navigation to such a page. */
export default function outsideMediaPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'outside-media',
    getClientModules: () => [path.join(siteDir, 'src/features/outsideMedia/ui/loadOpenPages.ts')],
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', openPages(allContent, siteConfig));
    },
  };
}
