// The sites that are compared, in the order of the columns, and the pages of them that are opened alone.
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Everything that the bench builds. Ignored by git. */
export const work = path.join(root, 'bench/.work');

export const firstPages = {
  faq: '/wiki/faq',
  call: '/docs/api/time/add',
  emergency: '/wiki/session/emergency',
  home: '/',
};

export const sites = [
  {name: 'ours', folder: path.join(root, 'build')},
  {name: 'Starlight', folder: path.join(work, 'starlight/dist')},
  {name: 'bare text', folder: path.join(work, 'bareText')},
];
