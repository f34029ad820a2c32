// Where the machine keeps a Chromium, if it has one.
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same without windows: tests take two thirds of the time. What a browser does ahead of its reader it does not do. */
export const headlessShell = 'chromium-headless-shell';

/** @param {string[]} names */
function find(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

export function hasHeadlessShell() {
  return find([headlessShell]) !== undefined;
}

/** The Chromium of the machine as readers have it, if there is one. `CHROMIUM_PATH` names another. */
export function systemChromium() {
  return process.env.CHROMIUM_PATH ?? find(browsers);
}

/** The Chromium of the machine for tests, if there is one. */
export function testChromium() {
  return process.env.CHROMIUM_PATH ?? find([headlessShell, ...browsers]);
}
