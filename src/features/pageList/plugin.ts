import type {LoadContext, Plugin} from '@docusaurus/types';
import {listPages} from './listPages';

/** Writes the list of all pages to modules that only the page showing it and the not-found page load. */
export default function pageListPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const areas = listPages(allContent, siteConfig);
      const paths = areas.flatMap(({pages}) => pages.map(({permalink, title}) => ({path: permalink, title})));
      await actions.createData('areas.json', areas);
      await actions.createData('paths.json', paths);
    },
  };
}
