import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentOf} from '../../build/contentOf';
import {plugins} from '../../site/sections';
import {listPages} from './listPages';

/** The names of docs and blogs, by name and id of their plugin. */
export type Names = Record<string, Record<string, string>>;

type Named = {id: string; label: string}[];

function namesOf(all: Named): Record<string, string> {
  return Object.fromEntries(all.map(({id, label}) => [id, label]));
}

/** Writes the list of all pages to a module that only the page showing it loads, and names docs and blogs on their pages. */
export default function pageListPlugin(context: LoadContext): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const {docs, blogs} = contentOf(allContent, context);
      const names: Names = {[plugins.docs]: namesOf(docs), [plugins.blog]: namesOf(blogs)};
      actions.setGlobalData(names);
      await actions.createData('areas.json', listPages(allContent, context));
    },
  };
}
