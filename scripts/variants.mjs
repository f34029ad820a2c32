// The ways to build the site other than the default. Each is built and tested in a browser.

/**
 * `versions` are cut from the API reference, in a copy of the project.
 * @typedef {{name: string, port: number, environment?: Record<string, string>, versions?: string[]}} Variant
 */

/** @type {Variant[]} */
export const variants = [
  {name: 'opposite', port: 4178, environment: {BASE_URL: '/help/'}, versions: ['1.0']},
  {name: 'hash', port: 4174},
  {name: 'memory', port: 4175},
];

export const variantsDir = 'test-results/builds';
