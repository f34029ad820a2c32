// Where the machine keeps a Chromium, if it has one.
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium of the machine, if there is one. `CHROMIUM_PATH` names another. */
export function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return process.env.CHROMIUM_PATH ?? candidates.find((file) => existsSync(file));
}
