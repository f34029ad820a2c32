// Makes sure that the browser tests find a browser, and says in one sentence what to install where they cannot.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium of the machine, if there is one. `CHROMIUM_PATH` names another. */
export function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return process.env.CHROMIUM_PATH ?? candidates.find((file) => existsSync(file));
}

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  return spawnSync(command, args, {stdio: 'inherit', timeout: 300_000}).status === 0;
}

function installFromDebian() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  return (
    isDebianRoot &&
    run('apt-get', 'update', '-q') &&
    run('apt-get', 'install', '-qy', '--no-install-recommends', 'chromium')
  );
}

function ensureBrowser() {
  const hasBrowser = () => systemChromium() !== undefined || existsSync(chromium.executablePath());
  if (hasBrowser()) {
    return;
  }
  console.log('No Chromium on this machine. Fetching one …');
  if (!run('npx', 'playwright', 'install', 'chromium')) {
    installFromDebian();
  }
  if (!hasBrowser()) {
    throw new Error('No browser could be installed: install Chromium, or set CHROMIUM_PATH to one, and run again.');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureBrowser();
}
