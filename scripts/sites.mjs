// The sites that tests build beside the one that is published.

/**
 * `version` is cut from the API reference, in a copy of the project.
 * @typedef {{name: string, suite: 'site' | 'nightly', config: string, args?: string[], environment?: Record<string, string>, version?: string}} Site
 */

/** @type {Site[]} */
export const sites = [
  {name: 'light', suite: 'site', config: 'tests/light/light.config.ts', args: ['--locale', 'en-GB']},
  {name: 'plain', suite: 'site', config: 'tests/site/plain.config.ts', environment: {BASE_URL: '/help/'}},
  {name: 'owner', suite: 'nightly', config: 'tests/nightly/owner.config.ts'},
  {name: 'hash', suite: 'nightly', config: 'tests/nightly/hash.config.ts'},
  {name: 'memory', suite: 'nightly', config: 'tests/nightly/memory.config.ts', version: '1.0'},
];

/** @param {string} name */
export const folderOf = (name) => `test-results/builds/${name}`;
