// What readers do on our pages before React has hydrated them.
import {measuredPages, routes, selectors} from './ourPages.mjs';

/**
 * @typedef {object} Action
 * @property {string} name
 * @property {string} route
 * @property {string} target what the finger taps; with keys, what must be in the page
 * @property {string} [keys]
 * @property {boolean} [inMenu] whether the menu must be opened first
 * @property {string} [leadsTo] the page that the target links to
 */

const {wiki, operation, details} = routes;
const link = measuredPages.wiki;

/** @type {Action[]} */
export const actions = [
  {name: 'menu', route: wiki, target: selectors.menuButton},
  {name: 'colour mode', route: wiki, target: selectors.colourMode, inMenu: true},
  {name: 'announcement', route: wiki, target: selectors.closeAnnouncement},
  {name: 'details', route: details, target: `${selectors.details} > summary`},
  {name: 'search', route: wiki, target: selectors.searchButton},
  {name: 'Ctrl+K', route: wiki, target: selectors.searchButton, keys: 'Control+k'},
  {name: 'tab', route: operation, target: selectors.tab},
  {name: 'copy', route: operation, target: selectors.copyButton},
  {name: 'link', route: link.route, target: `main a[href^="${link.next}"]`, leadsTo: link.next},
];
