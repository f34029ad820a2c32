// The sites that tests build beside the one that is published.

/**
 * `version` is cut from the API reference, in a copy of the project.
 * @typedef {{name: string, suite: 'site' | 'nightly', config: string, port: number, args?: string[], environment?: Record<string, string>, version?: string}} Site
 */

/** @type {Site[]} */
export const sites = [
  {name: 'light', suite: 'site', config: 'tests/site/light.config.ts', port: 4174, args: ['--locale', 'en-GB']},
  {name: 'plain', suite: 'site', config: 'tests/site/plain.config.ts', port: 4175, environment: {BASE_URL: '/help/'}},
  {name: 'owner', suite: 'nightly', config: 'tests/nightly/owner.config.ts', port: 4176},
  {name: 'hash', suite: 'nightly', config: 'tests/nightly/hash.config.ts', port: 4177},
  {name: 'memory', suite: 'nightly', config: 'tests/nightly/memory.config.ts', port: 4178, version: '1.0'},
];

/** @param {string} name */
export const folderOf = (name) => `test-results/builds/${name}`;
