// Lists the licences of all packages in the lockfile, and fails for those that nobody has reviewed.
import {existsSync, readFileSync} from 'node:fs';

/** Licences that anybody may use in a site and its tools. */
const allowed = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['PSF-2.0', 'Python-2.0', 'Unlicense', 'WTFPL'],
  // Changes to its files must be published; we change none.
  'MPL-2.0',
  // A font may not be sold on its own.
  'OFL-1.1',
];

/** Package → why its other licence is acceptable. @type {Record<string, string>} */
const reviewed = {
  'caniuse-lite': 'CC-BY-4.0: a table of browsers that only the build reads',
  '@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0: words that only the spelling check reads',
  'require-like': 'no field names it, and its file holds the MIT licence',
  khroma: 'no field names it, and its file holds the MIT licence',
};

/** Old packages name their licence as a list, which the lockfile omits. @param {string} folder @returns {string} */
function licenceInstalled(folder) {
  const file = `${folder}/package.json`;
  /** @type {{license?: string, licenses?: {type: string}[]}} */
  const {license, licenses = []} = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const names = license === undefined ? licenses.map(({type}) => type) : [license];
  return names.join(' AND ') || 'not named';
}

/** One of several alternatives is enough; of joined licences, all must be allowed. @param {string} licence */
function isAllowed(licence) {
  const alternatives = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((name) => allowed.includes(name)));
}

/** @type {{packages: Record<string, {license?: string}>}} */
const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** @type {Record<string, string[]>} */
const found = {};
for (const [folder, {license}] of Object.entries(packages).filter(([name]) => name !== '')) {
  (found[license ?? licenceInstalled(folder)] ??= []).push(folder.replace(/^.*node_modules\//, ''));
}

for (const [licence, names] of Object.entries(found)) {
  console.log(`${String(names.length).padStart(5)}  ${licence}`);
  const unknown = isAllowed(licence) ? [] : names.filter((name) => !(name in reviewed));
  if (unknown.length > 0) {
    console.error(`Nobody has reviewed ${licence}, the licence of ${unknown.join(', ')}: see scripts/licences.mjs.`);
    process.exitCode = 1;
  }
}
