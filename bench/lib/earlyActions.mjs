// What readers reach for before React is here.
import {controlsOf, pages} from './contenders.mjs';

/**
 * @typedef {object} Action
 * @property {string} name
 * @property {string} route
 * @property {string} target what the finger hits; with keys, what must stand in the page
 * @property {string} [keys]
 * @property {boolean} [inMenu] whether the menu must be opened first
 * @property {string} [leadsTo] the title of the page that the target leads to
 * @property {number} within milliseconds until it must be done
 */

/** Needs no code that has to come first. */
export const atOnce = 100;
export const later = 1500;

const {menu} = controlsOf('ours');
const route = '/wiki/session';
const operation = '/docs/api/time/add';
const {wiki} = pages;

/** @type {Action[]} */
export const actions = [
  {name: 'menu', route, target: menu, within: atOnce},
  {name: 'colour mode', route, target: '#site-menu [data-early="colour-mode"]', inMenu: true, within: atOnce},
  {name: 'announcement', route, target: '[data-early="announcement"]', within: atOnce},
  {name: 'details', route: '/test-page', target: 'article details > summary', within: atOnce},
  {name: 'search', route, target: 'button[data-search]', within: later},
  {name: 'Ctrl+K', route, target: 'button[data-search]', keys: 'Control+k', within: later},
  {name: 'tab', route: operation, target: '[role="tab"]:nth-child(2)', within: later},
  {name: 'copy', route: operation, target: '.theme-code-block button', within: later},
  {
    name: 'link',
    route: wiki.route,
    target: `main a[href^="${wiki.next.route}"]`,
    leadsTo: wiki.next.title,
    within: later,
  },
];
