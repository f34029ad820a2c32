import path from 'node:path';
import type {Plugin, Props} from '@docusaurus/types';
import type {Reader} from '../../after';
import {list, readSituations, stop} from './entries';

/** Writes the list of situations to data, which the pages that show it load. */
export default function situationsPlugin(): Plugin {
  return {
    name: 'situations',
    getPathsToWatch: () => [path.resolve(list.file)],
    async contentLoaded({actions}) {
      await actions.createData('groups.json', readSituations());
    },
  };
}

/** Stops the build at a situation that leads to no page, or to no section of it. */
export function checkSituations({baseUrl}: Props): Reader {
  const known = new Set<string>();
  return {
    read(permalink, content) {
      const page = `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
      const sections = [...content('[id]')].map(({attribs}) => `${page}#${attribs.id}`);
      [page, ...sections].forEach((address) => known.add(address));
    },
    write() {
      const lost = readSituations().flatMap(({situations}) => situations.filter(({to}) => !known.has(to)));
      if (lost.length > 0) {
        stop(lost.map(({sentence, to}) => `"${sentence}" leads to ${to}, which does not exist`));
      }
      return Promise.resolve();
    },
  };
}
