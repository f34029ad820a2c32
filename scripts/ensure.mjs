// Finds a browser for the tests, or installs one: as root on Debian its package, which brings its libraries, otherwise
// Playwright's own.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {headlessShell, testChromium} from './programs.mjs';

/** @param {string} command */
function run(command) {
  return spawnSync(command, {shell: true, stdio: 'inherit', timeout: 300_000}).status === 0;
}

function installFromDebian() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const install = 'apt-get install -qy --no-install-recommends';
  return isDebianRoot && run(`apt-get update -q && (${install} ${headlessShell} || ${install} chromium)`);
}

if (!testChromium() && !installFromDebian() && !run('npx playwright install chromium')) {
  console.error('No browser could be installed: install Chromium, or set CHROMIUM_PATH to one.');
  process.exitCode = 1;
}
