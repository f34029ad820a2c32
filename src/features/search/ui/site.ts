import {Engine} from '../engine';
import type {SearchData} from '../section';
import type {SearchTexts} from '../texts';

/** Written before the code, see ../plugin.ts. */
declare const searchData: SearchData;
declare const searchTexts: SearchTexts;

export const {sections} = searchData;

export const texts = searchTexts;

export const engine = Engine.create(searchData);

/** The base of the site, which this file is in a folder of. */
const base = new URL('..', import.meta.url).pathname;

/** The link to an address relative to the base of the site. */
export function hrefOf(address: string): string {
  return base + address.replace(/^\//, '');
}
