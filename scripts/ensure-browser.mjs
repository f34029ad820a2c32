// Makes sure that there is a browser for the tests, or says what to install.
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {hasHeadlessShell, headlessShell, testChromium} from './chromium.mjs';
import {installFromDebian, run} from './debian.mjs';
import {readVariable} from './variable.mjs';

function hasBrowser() {
  return testChromium() !== undefined || existsSync(chromium.executablePath());
}

/** Tried in this order until there is a browser. */
const ways = [() => run('npx', 'playwright', 'install', 'chromium'), () => installFromDebian('chromium')];

if (!hasHeadlessShell() && readVariable('CHROMIUM_PATH') === undefined) {
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
