import type {Plugin} from '@docusaurus/types';
import {listPages} from './listPages';

/** Writes the list of all pages to a module that only the page showing it loads. */
export default function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      await actions.createData('areas.json', listPages(allContent));
    },
  };
}
