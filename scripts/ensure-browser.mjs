// Makes sure that the browser tests find a browser, and says in one sentence what to install where they cannot.
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {hasHeadlessShell, headlessShell, testChromium} from './chromium.mjs';
import {installFromDebian, run} from './debian.mjs';

function hasBrowser() {
  return testChromium() !== undefined || existsSync(chromium.executablePath());
}

/** In this order, each only while there is no browser yet. */
const ways = [() => run('npx', 'playwright', 'install', 'chromium'), () => installFromDebian('chromium')];

if (!hasHeadlessShell() && process.env.CHROMIUM_PATH === undefined) {
  installFromDebian(headlessShell);
}

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
