// The built sites, and where on their pages a finger goes.
import path from 'node:path';
import {outputOf, peers} from './peers.mjs';
import {root} from './places.mjs';

/**
 * @typedef {object} Controls
 * @property {string} text where the text of the page stands
 * @property {string} menu what opens the menu of the phone
 * @property {string} menuOpen what is there when it is open
 * @property {string} [control] a control that waits for the scripts, where they wait for the reader
 * @property {string} [ready] what is there when the scripts have taken over
 */
/** @typedef {{name: string, folder: string, address: (route: string) => string, controls: Controls}} Contender */

const hydrated = 'html[data-has-hydrated="true"]';

/** @type {Record<string, Controls>} */
const controls = {
  ours: {
    text: 'main',
    menu: '[aria-controls="site-menu"]',
    // HTML alone opens it as a popover, our script as a dialog.
    menuOpen: '#site-menu:is([open], :popover-open)',
    control: 'main button:not([popovertarget], [type="submit"], [data-early], [data-search])',
    ready: hydrated,
  },
  docusaurus: {
    text: '.theme-doc-markdown',
    menu: '.navbar__toggle',
    menuOpen: '.navbar-sidebar--show',
    ready: hydrated,
  },
  vitepress: {text: '.vp-doc', menu: '.VPLocalNav .menu', menuOpen: '.VPSidebar.open'},
  starlight: {
    text: '.sl-markdown-content',
    menu: 'starlight-menu-button button',
    menuOpen: 'body[data-mobile-menu-expanded]',
  },
};

/** @param {string} name */
export function controlsOf(name) {
  const own = controls[name];
  if (!own) {
    throw new Error(`bench/lib/contenders.mjs does not say where the controls of ${name} are.`);
  }
  return own;
}

/** @type {Contender[]} */
export const contenders = [
  {name: 'ours', folder: path.join(root, 'build'), address: (/** @type {string} */ route) => route},
  ...peers.map((peer) => ({name: peer.name, folder: outputOf(peer, 'phone'), address: peer.address})),
].map((site) => ({...site, controls: controlsOf(site.name)}));

/** The two pages that are measured, each with a page that its text links to. */
export const pages = {
  wiki: {route: '/wiki/session/settings', next: {route: '/wiki/session/emergency', title: 'Emergency release'}},
  operation: {route: '/docs/api/time/add', next: {route: '/docs/api/time/add-ranndom', title: 'Add a random time'}},
};
