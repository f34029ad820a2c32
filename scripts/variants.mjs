// The ways to build the site other than the default. Each is built and tested in a browser.

/**
 * `versions` are cut from the API reference, in a copy of the project. In `locale`, each text of the interface stands in
 * brackets. `specs` are tests beside the one of its name.
 * @typedef {{name: string, port: number, environment?: Record<string, string>, versions?: string[], locale?: string, specs?: string[]}} Variant
 */

/** @type {Variant[]} */
export const variants = [
  {
    name: 'opposite',
    port: 4178,
    environment: {BASE_URL: '/help/'},
    versions: ['1.0'],
    locale: 'de',
    specs: ['choices', 'languages'],
  },
  {name: 'hash', port: 4174},
  {name: 'memory', port: 4175},
  {name: 'manual', port: 4176, specs: ['instances']},
];

export const variantsDir = 'test-results/builds';
