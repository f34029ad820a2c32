// The built sites that are compared, in the order of the columns.
import path from 'node:path';
import {root, work} from './paths.mjs';
import {outputOf, peers} from './peers.mjs';

/** @typedef {{name: string, folder: string, address: (route: string) => string, search?: Search}} Site */
/** @typedef {{opener: string, field: string, result: string}} Search where a reader searches */

export const limitFolder = path.join(work, 'limit');

/** The pages that are also measured alone, and as bare text. */
export const firstPages = {
  faq: '/wiki/faq',
  operation: '/docs/api/time/add',
  emergency: '/wiki/session/emergency',
  home: '/',
};

/** Pages one after another, each reached by a link in the text of the one before. */
export const visit = [
  '/wiki',
  '/wiki/session',
  '/wiki/session/settings',
  '/wiki/session/emergency',
  '/wiki/session/end',
];

/** A link to a page or to a place in it. @param {string} address */
export function linkTo(address) {
  const plain = address.replace(/\/$/, '');
  return `main a:is([href="${plain}"], [href="${plain}/"], [href^="${plain}#"], [href^="${plain}/#"])`;
}

const asIs = (/** @type {string} */ route) => route;

const search = {opener: 'nav [data-site-search]', field: 'dialog input', result: 'dialog a[href]'};

/** @type {Record<string, Search>} */
const peerSearch = {
  starlight: {
    opener: 'button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result-link',
  },
};

/** @returns {Site[]} */
export function builtSites() {
  return [
    {name: 'ours', folder: path.join(root, 'build'), address: asIs, search},
    {name: 'limit', folder: limitFolder, address: asIs},
    ...peers.map((peer) => ({
      name: peer.name,
      folder: outputOf(peer, 'peers'),
      address: peer.address,
      ...(peer.name in peerSearch && {search: peerSearch[peer.name]}),
    })),
  ];
}
