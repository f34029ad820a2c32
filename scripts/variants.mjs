// The ways to build the site other than the default. Each is built and tested in a browser.
import {writePseudoLocales} from './pseudo-locales.mjs';

/**
 * `versions` are cut from the API reference, in a copy of the project.
 * @typedef {{name: string, port: number, environment?: Record<string, string>, versions?: string[], prepare?: () => void}} Variant
 */

/** @type {Variant[]} */
export const variants = [
  {name: 'hash', port: 4174},
  {name: 'locales', port: 4177, prepare: writePseudoLocales},
  {name: 'withoutSpeed', port: 4179},
  {name: 'slashes', port: 4178, environment: {BASE_URL: '/help/'}},
  {name: 'versions', port: 4181, versions: ['1.0', '2.0']},
];

export const variantsDir = 'test-results/builds';
