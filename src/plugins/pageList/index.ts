import type {LoadContext, Plugin} from '@docusaurus/types';
import type {NamedPath} from '../../notFound/nearest';
import {listPages, type ListedArea} from './collect';

function namedPaths(areas: ListedArea[], trailingSlash: boolean | undefined): NamedPath[] {
  const addressOf = (permalink: string) => (trailingSlash ? permalink.replace(/\/?$/, '/') : permalink);
  return areas.flatMap(({pages}) => pages.map(({permalink, title}) => ({path: addressOf(permalink), title})));
}

/** Writes the list of all pages into modules of their own: only the page that shows it and the not-found page load them. */
export default function pageListPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const areas = listPages(allContent, baseUrl);
      await actions.createData('areas.json', areas);
      await actions.createData('paths.json', namedPaths(areas, siteConfig.trailingSlash));
    },
  };
}
