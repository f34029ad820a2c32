import path from 'node:path';
import type {AllContent, Plugin} from '@docusaurus/types';

/** A list that pages show: what it is made from, and the file that it comes from, if it is one. */
type List = {name: string; file?: string; read: (allContent: AllContent) => object};

/** Writes a list to data, which only the pages that import it load. */
export const listPlugin =
  ({name, file, read}: List) =>
  (): Plugin => ({
    name,
    getPathsToWatch: () => (file === undefined ? [] : [path.resolve(file)]),
    async allContentLoaded({allContent, actions}) {
      await actions.createData('list.json', read(allContent));
    },
  });
