import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {heldStyles} from '../../early/names';
import {hasPages} from '../../site/hasPages';
import {replaceFile} from '../replaceFile';
import {dropOverridden} from './dropOverridden';
import {foldConstants} from './foldConstants';
import {purge} from './purge';
import {usedByMost, usedIn, type Used} from './used';
import {without} from './without';

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

function isWithin({classes}: Used, most: Used): boolean {
  return [...classes].every((name) => most.classes.has(name));
}

async function writeStyles(kind: Page[], css: string): Promise<void> {
  const most = usedByMost(kind.map(({used}) => used));
  const common = await purge(css, most);
  for (const {file, html, link: whole, address, used} of kind) {
    const own = isWithin(used, most) ? '' : without(await purge(css, used), common);
    const styles = [common, own].filter(Boolean).map((text) => `<style>${text}</style>`);
    const held = `<meta name="${heldStyles}" content="${address}">`;
    await replaceFile(
      file,
      html.replace(whole, () => styles.join('') + held),
    );
  }
}

/**
 * Puts the styles a page can use into it: a page that needs no second request shows sooner. One text for all pages of a
 * kind, and a second one for the few with something rare, so that a strict policy needs few hashes. The whole sheet comes
 * with the scripts, for what they change and for the pages they go to.
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
