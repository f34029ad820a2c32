// Installs packages of the lockfile that are missing, so that every command works on a fresh clone. What somebody has
// added on top stays.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

/** @typedef {{version?: string, optional?: boolean, devOptional?: boolean}} Package */

/** @param {string} file @returns {[folder: string, Package][]} */
function packagesIn(file) {
  if (!existsSync(file)) {
    return [];
  }
  const {packages} = /** @type {{packages: Record<string, Package>}} */ (JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(packages).filter(([folder]) => folder !== '');
}

/** npm writes this list when it has finished. */
const installed = new Map(packagesIn('node_modules/.package-lock.json'));
// Of the optional ones, most are for other systems.
const needed = packagesIn('package-lock.json').filter(([, {optional, devOptional}]) => !optional && !devOptional);

if (needed.some(([folder, {version}]) => installed.get(folder)?.version !== version)) {
  console.log('Installing packages …');
  const {status} = spawnSync('npm', [installed.size === 0 ? 'ci' : 'install'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed, for the reason above. The next command tries again.');
    process.exitCode = 1;
  }
}
