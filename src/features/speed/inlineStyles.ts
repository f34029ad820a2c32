import {readFileSync} from 'node:fs';
import path from 'node:path';
import {replaceIn, type PageChange} from '../../build/onPages';
import {narrow} from './narrow';
import {readUsedNames, wordsOf} from './usedNames';

const isLight = /^<!doctype html><html[^>]* data-light\b/i;
const sheetLink = /<link rel="?stylesheet"? href="?([^">\s]+)"?\s*\/?>/;
const pageScript = /<script src="?([^">\s]+\/page\.\w+\.js)/;

/** Writes the styles that a light page can use into it, so that it is painted without a second request. */
export const inlineStyles: PageChange = ({outDir, baseUrl}) => {
  const read = (address: string) => readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
  const sheets = new Map<string, ReturnType<typeof narrow>>();
  let words: string[] | undefined;
  return (page) =>
    isLight.test(page.html)
      ? replaceIn(page, sheetLink, (_, address = '') => {
          words ??= wordsOf(read(pageScript.exec(page.html)?.[1] ?? ''));
          const sheet = sheets.get(address) ?? narrow(read(address));
          sheets.set(address, sheet);
          return `<style>${sheet(readUsedNames(page.html, words))}</style>`;
        })
      : page.html;
};
