// The built sites that `phone` compares.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {selectors} from './ourPages.mjs';
import {root, work} from './paths.mjs';
import {outputOf, peers} from './peers.mjs';
import {fileOf} from './server.mjs';

/**
 * @typedef {object} Controls
 * @property {string} text what holds the text of the page, and its links
 * @property {string} menuButton
 * @property {string} openMenu
 */
/** @typedef {{name: string, folder: string, address: (route: string) => string, controls?: Controls | undefined}} Contender */

/** @type {Controls} */
const ourControls = {text: 'main', menuButton: selectors.menuButton, openMenu: selectors.openMenu};

/** @type {Record<string, Controls>} */
const peerControls = {
  docusaurus: {text: '.theme-doc-markdown', menuButton: '.navbar__toggle', openMenu: '.navbar-sidebar--show'},
  vitepress: {text: '.vp-doc', menuButton: '.VPLocalNav .menu', openMenu: '.VPSidebar.open'},
  starlight: {
    text: '.sl-markdown-content',
    menuButton: 'starlight-menu-button button',
    openMenu: 'body[data-mobile-menu-expanded]',
  },
};

export const beforeFolder = path.join(work, 'phone/before');
export const limitFolder = path.join(work, 'phone/limit');

const asIs = (/** @type {string} */ route) => route;

/** In the order of the columns in reports. */
export const siteNames = ['ours', 'before', 'limit', ...peers.map(({name}) => name)];

/** @returns {Contender[]} */
export function contenders() {
  return [
    {name: 'ours', folder: path.join(root, 'build'), address: asIs, controls: ourControls},
    ...(existsSync(beforeFolder) ? [{name: 'before', folder: beforeFolder, address: asIs, controls: ourControls}] : []),
    {name: 'limit', folder: limitFolder, address: asIs},
    ...peers.map((peer) => ({
      name: peer.name,
      folder: outputOf(peer, 'phone'),
      address: peer.address,
      controls: peerControls[peer.name],
    })),
  ];
}

/**
 * The heading of a built page, which may differ between two states of our site.
 * @param {string} folder @param {string} address
 */
export function headingOf(folder, address) {
  const file = fileOf(folder, address);
  if (file === undefined) {
    throw new Error(`${folder} has no page ${address}. Build the sites again, or name another page in bench/lib.`);
  }
  return load(readFileSync(file, 'utf8'))('h1').first().text().trim();
}
