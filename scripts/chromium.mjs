// Finds the Chromium installed on this machine.
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {readVariable} from './variable.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Chromium without windows, in which tests take two thirds of the time. It does not prefetch as a real browser does.
 */
export const headlessShell = 'chromium-headless-shell';

/** @param {string[]} names */
function find(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

export function hasHeadlessShell() {
  return find([headlessShell]) !== undefined;
}

/** The installed Chromium with all features, if there is one. `CHROMIUM_PATH` overrides it. */
export function systemChromium() {
  return readVariable('CHROMIUM_PATH') ?? find(browsers);
}

/** The installed Chromium for tests, if there is one; preferably the headless shell. */
export function testChromium() {
  return readVariable('CHROMIUM_PATH') ?? find([headlessShell, ...browsers]);
}
