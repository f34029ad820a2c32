// Where the machine keeps Firefox and a browser of WebKit, if it has them. Debian's packages name the places.
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** @param {string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** @param {Record<string, string | undefined>} parts */
function missing(parts) {
  return Object.keys(parts).filter((name) => parts[name] === undefined);
}

/** `FIREFOX_PATH` names another. */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
}

/** WebKit draws on a screen only: it gets one that nobody sees. */
export function findWebKit() {
  return {driver: onPath('WebKitWebDriver'), screen: onPath('Xvfb')};
}

/** Each engine beside Chromium: what it is called, what Debian calls it, and what of it the machine does not have. */
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
