import {readFile} from 'node:fs/promises';
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

type Page = {file: string; html: string; link: string; address: string; used: Used};

async function readPage(file: string): Promise<Page[]> {
  const html = await readFile(file, 'utf8');
  const match = link.exec(html);
  const address = match?.groups?.address;
  // Pages without our styles, such as those that only lead on, stay as they are.
  return match && address !== undefined ? [{file, html, link: match[0], address, used: usedIn(html)}] : [];
}

/** Pages of one kind carry the same classes on their first element, but for the name of the single document. */
function kindOf({html}: Page): string {
  const classes = /<html[^>]*\sclass="(?<classes>[^"]*)"/.exec(html)?.groups?.classes ?? '';
  return classes.replace(/docs-doc-id-\S+/, '').trim();
}

function byKind(pages: Page[]): Page[][] {
  const kinds = new Map<string, Page[]>();
  for (const page of pages) {
    kinds.set(kindOf(page), [...(kinds.get(kindOf(page)) ?? []), page]);
  }
  return [...kinds.values()];
}

/** What no page of the kind can use goes first: the exact look at each page then has little to go through. */
async function writeStyles(kind: Page[], css: string): Promise<void> {
  const stylesOf = narrow(await purge(css, usedByAny(kind.map(({used}) => used))));
  for (const {file, html, link: whole, address, used} of kind) {
    const styles = `<style>${stylesOf(used)}</style><meta name="${heldStyles}" content="${address}">`;
    await replaceFile(
      file,
      html.replace(whole, () => styles),
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
      const pages = (await Promise.all(files.sort().map(readPage))).flat();
      for (const address of new Set(pages.map((page) => page.address))) {
        const whole = await readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
        const css = foldConstants(dropOverridden(whole));
        for (const kind of byKind(pages.filter((page) => page.address === address))) {
          await writeStyles(kind, css);
        }
      }
    },
  };
}
