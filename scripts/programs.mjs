// Finds programs on this machine. An environment variable can name another browser; an empty variable counts as not set.
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without windows, in which tests take two thirds of the time. It does not prefetch as a real browser does. */
export const headlessShell = 'chromium-headless-shell';

/** @param {string[]} names @returns {string | undefined} */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** The Chromium with all features. */
export const systemChromium = () => process.env.CHROMIUM_PATH || onPath(...chromiums);

/** The Chromium for tests, preferably the headless shell. */
export const testChromium = () => process.env.CHROMIUM_PATH || onPath(headlessShell, ...chromiums);

export const findFirefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');
