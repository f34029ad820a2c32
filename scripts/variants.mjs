// The ways to build the site other than the default. Each is built and tested in a browser.

import {pseudoLocales, writePseudoLocales} from './pseudo-locales.mjs';

/**
 * `versions` are cut from the API reference, in a copy of the project.
 * @typedef {{name: string, port: number, environment: Record<string, string>, versions?: string[], prepare?: () => void}} Variant
 */

/** @type {Variant[]} */
export const variants = [
  {name: 'hash', port: 4174, environment: {SITE_ROUTER: 'hash', SITE_OFFLINE_COPY: 'false'}},
  {
    name: 'locales',
    port: 4177,
    // What is stored depends neither on the language nor on the addresses, so two builds try both at once.
    environment: {SITE_LOCALES: ['en', ...pseudoLocales].join(','), SITE_STORAGE: 'session'},
    prepare: writePseudoLocales,
  },
  {name: 'withoutSpeed', port: 4179, environment: {SITE_SPEED: 'off'}},
  {name: 'slashes', port: 4178, environment: {SITE_TRAILING_SLASH: 'true', BASE_URL: '/help/', SITE_STORAGE: 'none'}},
  {
    name: 'versions',
    port: 4181,
    environment: {SITE_OFFLINE_COPY: 'false', LINK_SOURCE: 'https://code.example.org/edit/'},
    versions: ['1.0', '2.0'],
  },
];

export const variantsDir = 'test-results/builds';
