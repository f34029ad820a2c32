import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {glossaryFile, readGlossary} from './entries';

/** Writes the entries, and the contents of the page that shows them, to data that this page imports. */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    getPathsToWatch: () => [path.resolve(glossaryFile)],
    async contentLoaded({actions}) {
      const entries = readGlossary();
      const contents = entries.map(({id, term}) => ({id, value: term, level: 2}));
      await actions.createData('glossary.json', {entries, contents});
    },
  };
}
