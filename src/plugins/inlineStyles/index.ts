import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {heldStyles} from '../../early/names';
import {hasPages} from '../../site/hasPages';
import {replaceFile} from '../replaceFile';
import {dropOverridden} from './dropOverridden';
import {foldConstants} from './foldConstants';
import {narrow} from './narrow';
import {purge} from './purge';
import {usedByAny, usedIn, type Used} from './used';

const link = /<link rel="?stylesheet"? href="?(?<address>[^">\s]+)"?\s*\/?>/;

type Page = {file: string; kind: string; address: string; used: Used};

/** Pages of one kind carry the same classes on their first element, but for the name of the single document. */
function kindOf(html: string): string {
  const classes = /<html[^>]*\sclass="(?<classes>[^"]*)"/.exec(html)?.groups?.classes ?? '';
  return classes.replace(/docs-doc-id-\S+/, '').trim();
}

/** What is kept of a page while the others are read: not its text, of which all together would fill the memory. */
function readPage(file: string): Page[] {
  const html = readFileSync(file, 'utf8');
  const address = link.exec(html)?.groups?.address;
  // Pages without our styles, such as those that only lead on, stay as they are.
  return address === undefined ? [] : [{file, kind: kindOf(html), address, used: usedIn(html)}];
}

/** What no page of the kind can use goes first: the exact look at each page then has little to go through. */
async function writeStyles(kind: Page[], css: string): Promise<void> {
  const stylesOf = narrow(await purge(css, usedByAny(kind.map(({used}) => used))));
  for (const {file, address, used} of kind) {
    const styles = `<style>${stylesOf(used)}</style><meta name="${heldStyles}" content="${address}">`;
    replaceFile(
      file,
      readFileSync(file, 'utf8').replace(link, () => styles),
    );
  }
}

/**
 * Puts the styles a page can use into it: a page that needs no second request shows sooner. The whole sheet comes with the
 * scripts, for what they change and for the pages they go to.
 */
export default function inlineStylesPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'inline-styles',
    async postBuild({outDir, baseUrl}) {
      // An empty page needs no styles: they come with the scripts.
      if (!hasPages(siteConfig)) {
        return;
      }
      const files = await Globby('**/*.html', {cwd: outDir, absolute: true});
      const pages = files.sort().flatMap(readPage);
      for (const address of new Set(pages.map((page) => page.address))) {
        const whole = readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
        const css = foldConstants(dropOverridden(whole));
        const withSheet = pages.filter((page) => page.address === address);
        for (const kind of new Set(withSheet.map((page) => page.kind))) {
          await writeStyles(
            withSheet.filter((page) => page.kind === kind),
            css,
          );
        }
      }
    },
  };
}
