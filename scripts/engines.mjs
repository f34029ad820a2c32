// Finds Firefox and a WebKit browser on this machine. The names are those of Debian's packages.
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {readVariable} from './variable.mjs';

/** @param {string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** @param {Record<string, string | undefined>} parts */
function missing(parts) {
  return Object.keys(parts).filter((name) => parts[name] === undefined);
}

/** The installed Firefox. `FIREFOX_PATH` overrides it. */
export function findFirefox() {
  return readVariable('FIREFOX_PATH') ?? onPath('firefox-esr', 'firefox');
}

/** WebKit needs a display, so it gets a virtual one. */
export function findWebKit() {
  return {driver: onPath('WebKitWebDriver'), screen: onPath('Xvfb')};
}

/** The engines other than Chromium, with their Debian packages and what is missing on this machine. */
export const engines = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    missing: () => missing({firefox: findFirefox()}),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    missing: () => missing(findWebKit()),
  },
];
