// The sites that tests build beside the one that is published.

/** @typedef {{name: string, suite: 'site' | 'nightly', config: string, args?: string[]}} Site */

/** @type {Site[]} */
export const sites = [
  {name: 'light', suite: 'site', config: 'tests/light/light.config.ts', args: ['--locale', 'en-GB']},
  {name: 'plain', suite: 'site', config: 'tests/site/plain.config.ts'},
  {name: 'owner', suite: 'nightly', config: 'tests/nightly/owner.config.ts'},
  {name: 'hash', suite: 'nightly', config: 'tests/nightly/hash.config.ts'},
  {name: 'memory', suite: 'nightly', config: 'tests/nightly/memory.config.ts'},
];

/** @param {string} name */
export const folderOf = (name) => `test-results/builds/${name}`;
