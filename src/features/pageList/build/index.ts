import type {LoadContext, Plugin} from '@docusaurus/types';
import type {NamedPath} from '../../notFound/model/nearest';
import type {ListedArea} from '../model/listed';
import {listPages} from './collect';

function namedPaths(areas: ListedArea[]): NamedPath[] {
  return areas.flatMap(({pages}) => pages.map(({permalink, title}) => ({path: permalink, title})));
}

/** Writes the list of all pages to modules that only the page showing it and the not-found page load. */
export default function pageListPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const areas = listPages(allContent, siteConfig);
      await actions.createData('areas.json', areas);
      await actions.createData('paths.json', namedPaths(areas));
    },
  };
}
