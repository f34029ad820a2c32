// Asks the registry for versions, and for what a version of the framework needs.
import {spawnSync} from 'node:child_process';

/** @param {string} one @param {string} other */
function compareVersions(one, other) {
  return one.localeCompare(other, 'en', {numeric: true});
}

/** @param {string} spec @param {string[]} fields @returns {unknown} undefined if npm prints nothing */
function view(spec, ...fields) {
  const {stdout} = spawnSync('npm', ['view', spec, ...fields, '--json'], {encoding: 'utf8'});
  const result = /** @type {unknown} */ (stdout.trim() === '' ? undefined : JSON.parse(stdout));
  if (typeof result === 'object' && result !== null && 'error' in result) {
    const {summary} = /** @type {{summary: string}} */ (result.error);
    throw new Error(`The registry has no ${spec}: ${summary}`);
  }
  return result;
}

/** All versions, or those in a range, oldest first. @param {string} name @param {string} [range] */
export function versionsOf(name, range) {
  const result = range === undefined ? view(name, 'versions') : view(`${name}@${range}`, 'version');
  return /** @type {string[]} */ ([result ?? []].flat()).sort(compareVersions);
}

/**
 * The newest canary of the next major version for which all packages exist.
 * @param {string} current @param {string[]} names
 */
export function findNext(current, names) {
  const major = Number.parseInt(current) + 1;
  const canaries = versionsOf('@docusaurus/core').filter((version) => version.startsWith(`${major}.0.0-canary`));
  const tags = /** @type {{canary?: string}} */ (view('@docusaurus/core', 'dist-tags'));
  // The tagged canary comes last, so that it is tried first.
  const isTagged = (/** @type {string} */ version) => version === tags.canary;
  const candidates = [...canaries.filter((version) => !isTagged(version)), ...canaries.filter(isTagged)];
  const published = names.map((name) => new Set(versionsOf(name)));
  const version = candidates.findLast((one) => published.every((versions) => versions.has(one)));
  if (version === undefined) {
    const missing = names.filter((_, index) => !published[index]?.has(candidates.at(-1) ?? ''));
    throw new Error(
      `The registry has no canary of Docusaurus ${major} with all packages. The core has ${candidates.join(', ') || 'none'}; ` +
        `the newest is missing for ${missing.join(', ')}.`,
    );
  }
  return version;
}

/** @typedef {{peerDependencies?: Record<string, string>, engines?: {node?: string}}} Needs */
/** @param {string} version @returns {Needs} */
export function needsOfCore(version) {
  return /** @type {Needs} */ (view(`@docusaurus/core@${version}`, 'peerDependencies', 'engines') ?? {});
}

/**
 * The current version if it is in the range, otherwise the newest that is.
 * @param {string} name @param {string} range @param {string} current
 */
export function fitting(name, range, current) {
  const versions = versionsOf(name, range);
  return versions.includes(current) ? current : (versions.at(-1) ?? current);
}

/** Whether this Node is new enough. Docusaurus specifies a single lower bound. @param {string} range */
export function isNodeEnough(range) {
  const [least = '0'] = /\d+(?:\.\d+)*/.exec(range) ?? [];
  return compareVersions(process.versions.node, least) >= 0;
}
