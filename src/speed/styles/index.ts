import {readFileSync} from 'node:fs';
import path from 'node:path';
import {replaceIn, type PageTransform} from '../../build/transformPages';
import {deferredStyles, pageStyles} from '../../protocol';
import {narrow} from './narrow';
import {readUsed} from './used';

/** The framework's link to the style sheet of the site. */
const link = /<link rel="?stylesheet"? href="?([^">\s]+)"?\s*\/?>/;

/**
 * Inlines the styles that a page can use, because it shows sooner without a second request. The full sheet loads with
 * the scripts, for what they change and for the pages they navigate to.
 */
export const inlineStyles: PageTransform = ({outDir, baseUrl}) => {
  const sheets = new Map<string, ReturnType<typeof narrow>>();
  const sheetAt = (address: string) => {
    const known = sheets.get(address);
    const sheet = known ?? narrow(readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));
    sheets.set(address, sheet);
    return sheet;
  };
  return (page) =>
    replaceIn(page, link, (_, address = '') => {
      const styles = sheetAt(address)(readUsed(page.html));
      return `<style id=${pageStyles}>${styles}</style><meta name=${deferredStyles} content="${address}">`;
    });
};
