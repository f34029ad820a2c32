// Counts the licences of all packages in the lockfile, and fails for licences that nobody has reviewed.
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Licences that anybody may use in a site and its tools. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Changes to its files must be published; we change none.
  'MPL-2.0',
  // A font may not be sold on its own; we only draw with it.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'WTFPL',
]);

/** Package → its licence, and why that is acceptable. @type {Record<string, {licence: string, because: string}>} */
const lookedAt = {
  'caniuse-lite': {licence: 'CC-BY-4.0', because: 'a table of browsers that only the build reads'},
  '@cspell/dict-en-common-misspellings': {licence: 'CC BY-SA 4.0', because: 'words that only the spelling check reads'},
  'require-like': {licence: 'not named', because: 'no field names it, its file holds the MIT licence'},
};

/** @typedef {{type?: string}} Old */
/** @typedef {{license?: string | Old | Old[], licenses?: Old[]}} Manifest */

/** Old packages name their licence as an object, which the lockfile omits. @param {string} folder */
function licenceInstalled(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) {
    return 'not named';
  }
  const {license, licenses} = /** @type {Manifest} */ (JSON.parse(readFileSync(file, 'utf8')));
  const named = [license ?? licenses ?? []].flat().map((one) => (typeof one === 'string' ? one : one.type));
  return named.length > 0 ? named.join(' AND ') : 'not named';
}

/**
 * One of several alternatives is enough; of joined licences, all must be allowed.
 * @param {string} licence @returns {boolean}
 */
function isAllowed(licence) {
  const text = licence.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) {
    return text.split(' OR ').some(isAllowed);
  }
  return text.split(' AND ').every((name) => allowed.has(name));
}

const {packages} = /** @type {{packages: Record<string, {license?: string}>}} */ (
  JSON.parse(readFileSync('package-lock.json', 'utf8'))
);

/** @type {Map<string, number>} */
const counts = new Map();
/** @type {string[]} */
const unknown = [];

for (const [folder, {license}] of Object.entries(packages).filter(([folder]) => folder !== '')) {
  const name = folder.replace(/^.*node_modules\//, '');
  const licence = license ?? licenceInstalled(folder);
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  if (!isAllowed(licence) && lookedAt[name]?.licence !== licence) {
    unknown.push(`${name}: ${licence}`);
  }
}

for (const [licence, count] of [...counts].sort(([, one], [, two]) => two - one)) {
  console.log(`${String(count).padStart(5)}  ${licence}`);
}
for (const {licence, because} of Object.values(lookedAt)) {
  console.log(`       ${licence}: ${because}`);
}
if (unknown.length > 0) {
  console.error(`Nobody has looked at these licences. Allow them in scripts/licences.mjs, or do without the package:`);
  console.error(unknown.join('\n'));
  process.exitCode = 1;
}
