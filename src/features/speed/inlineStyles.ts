import {readFileSync} from 'node:fs';
import path from 'node:path';
import {replaceIn, type PageChange} from '../../build/onPages';
import {narrow} from './narrow';
import {readUsedNames, wordsOf} from './usedNames';

const isLight = /^<!doctype html><html[^>]* data-light\b/i;
const sheetLink = /<link rel="?stylesheet"? href="?([^">\s]+)"?\s*\/?>/;

/** Writes the styles that a light page can use into it, so that it is painted without a second request. */
export const inlineStyles: PageChange = ({outDir, baseUrl, plugins}) => {
  const read = (address: string) => readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
  const sheets = new Map<string, ReturnType<typeof narrow>>();
  // The layer's script and the site's.
  const scripts = plugins.map(({content}) => (content as {script?: unknown} | undefined)?.script);
  const words = scripts.filter((script) => typeof script === 'string').flatMap(wordsOf);
  return (page) =>
    isLight.test(page.html)
      ? replaceIn(page, sheetLink, (_, address = '') => {
          const sheet = sheets.get(address) ?? narrow(read(address));
          sheets.set(address, sheet);
          return `<style>${sheet(readUsedNames(page.html, words))}</style>`;
        })
      : page.html;
};
