import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {glossaryFile, readGlossary} from './entries';

/** Writes the list of terms to data, which the page of the glossary and the pop-ups show. */
export default function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    getPathsToWatch: () => [path.resolve(glossaryFile)],
    async contentLoaded({actions}) {
      await actions.createData('terms.json', readGlossary());
    },
  };
}
