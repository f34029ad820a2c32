import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentOf} from '../../build/contentOf';
import {listPages} from './listPages';

/** Writes the list of all pages to a module that only the page showing it loads, and names docs and blogs on their pages. */
export default function pageListPlugin(context: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const {docs, blogs} = contentOf(allContent, context);
      actions.setGlobalData(Object.fromEntries([...docs, ...blogs].map(({key, label}) => [key, label])));
      await actions.createData('areas.json', listPages(allContent, context));
    },
  };
}
