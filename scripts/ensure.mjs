// Installs what tests need and the machine lacks, where that is possible without asking: on Debian, as root.
//   node scripts/ensure.mjs browser | samples
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from 'playwright';
import {headlessShell, onPath, testChromium} from './programs.mjs';

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  return spawnSync(command, args, {stdio: 'inherit', timeout: 300_000}).status === 0;
}

/** @param {string[]} packages */
function installFromDebian(...packages) {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot && run('apt-get', 'update', '-q')) {
    run('apt-get', 'install', '-qy', '--no-install-recommends', ...packages);
  }
}

const hasBrowser = () => testChromium() !== undefined || existsSync(chromium.executablePath());
const missingTools = () => ['curl', 'python3'].filter((tool) => !onPath(tool));

function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH && !onPath(headlessShell)) {
    installFromDebian(headlessShell);
  }
  if (!hasBrowser()) {
    run('npx', 'playwright', 'install', 'chromium');
  }
  if (!hasBrowser()) {
    installFromDebian('chromium');
  }
  return hasBrowser() || 'No browser could be installed: install Chromium, or set CHROMIUM_PATH to one, and run again.';
}

/** The samples of the API reference are run with these. */
function ensureSamples() {
  if (missingTools().length > 0) {
    installFromDebian(...missingTools());
  }
  const missing = missingTools().join(' and ');
  return missing === '' || `The samples of the API reference need ${missing}. Install and run again.`;
}

const fault = process.argv[2] === 'browser' ? ensureBrowser() : ensureSamples();
if (fault !== true) {
  console.error(fault);
  process.exitCode = 1;
}
