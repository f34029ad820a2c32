import {Engine} from '../engine';
import type {SearchData} from '../searchData';

/** Written before the code, see ../plugin.ts. */
declare const searchData: SearchData;

export const engine = new Engine(searchData);

/** The texts of all places. Empty if what comes is no list of them, because results are useful without them. */
export const texts: Promise<string[]> = fetch(new URL('texts.json', import.meta.url))
  .then(async (response) => Array.from((await response.json()) as string[]))
  .catch(() => []);

/** The base of the site, which this file is in a folder of. */
const base = new URL('..', import.meta.url).pathname;

/** The link to an address relative to the base of the site. */
export function hrefOf(address: string): string {
  return base + address.replace(/^\//, '');
}
