// Installs what the lockfile names when it is newer than what is installed, so that commands work on a fresh clone.
import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';

/** @param {string} file */
const timeOf = (file) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;

// npm writes this list when it has finished.
const installed = timeOf('node_modules/.package-lock.json');
if (timeOf('package-lock.json') > installed) {
  // What npm has kept is right, because the lockfile has its sum.
  const args = installed === 0 ? ['ci', '--prefer-offline'] : ['install', '--no-save'];
  process.exitCode = spawnSync('npm', args, {stdio: 'inherit', shell: process.platform === 'win32'}).status ?? 1;
}
