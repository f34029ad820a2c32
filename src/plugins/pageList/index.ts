import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPages} from './collect';

/** Writes the list of all pages into a module of its own, which only the page that shows it loads. */
export default function pageListPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('areas.json', listPages(allContent, baseUrl));
    },
  };
}
