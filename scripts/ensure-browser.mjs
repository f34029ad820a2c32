// Makes sure that the browser tests find a browser, and says in one sentence what to install where they cannot.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {systemChromium} from './chromium.mjs';

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  return spawnSync(command, args, {stdio: 'inherit', timeout: 300_000}).status === 0;
}

function hasBrowser() {
  return systemChromium() !== undefined || existsSync(chromium.executablePath());
}

const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** In this order, each only while there is no browser yet. */
const ways = [
  () => run('npx', 'playwright', 'install', 'chromium'),
  () =>
    isDebianRoot &&
    run('apt-get', 'update', '-q') &&
    run('apt-get', 'install', '-qy', '--no-install-recommends', 'chromium'),
];

for (const way of ways) {
  if (!hasBrowser()) {
    console.log('No Chromium on this machine. Fetching one …');
    way();
  }
}

if (!hasBrowser()) {
  console.error('No browser could be installed: install Chromium, or set CHROMIUM_PATH to one, and run again.');
  process.exitCode = 1;
}
