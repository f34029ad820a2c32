import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {PurgeCSS} from 'purgecss';
import {heldStyles} from '../../early/names';
import {dropOverridden} from './dropOverridden';
import {usedIn} from './usedIn';

const link = /<link rel="?stylesheet"? href="?(?<address>[^">\s]+)"?\s*\/?>/;

/** Pages of one kind carry the same classes on their first element, but for the name of the single document. */
function kindOf(html: string): string {
  const classes = /<html[^>]*\sclass="(?<classes>[^"]*)"/.exec(html)?.groups?.classes ?? '';
  return classes.replace(/docs-doc-id-\S+/, '').trim();
}

/** A list in `:is(…)` holds single names only: PurgeCSS cannot read a combinator in it, and would drop the rule. */
async function stylesFor(pages: string[], css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({raw, extension: 'html'})),
    css: [{raw: dropOverridden(css)}],
    extractors: [{extensions: ['html'], extractor: usedIn}],
    variables: true,
    keyframes: true,
  });
  if (!result) {
    throw new Error(
      'PurgeCSS could not read the style sheet of this build. Look at what src/css and the components write.',
    );
  }
  return result.css;
}

type Page = {file: string; html: string; link: string; address: string};

async function readPage(file: string): Promise<Page[]> {
  const html = await readFile(file, 'utf8');
  const match = link.exec(html);
  const address = match?.groups?.address;
  // Pages without our styles, such as those that only lead on, stay as they are.
  return match && address !== undefined ? [{file, html, link: match[0], address}] : [];
}

function byKind(pages: Page[]): Page[][] {
  const kinds = new Map<string, Page[]>();
  for (const page of pages) {
    const kind = kindOf(page.html);
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return [...kinds.values()];
}

/**
 * Puts the styles that pages of a kind can use into each of them: a page that needs no second request shows sooner. One
 * text a kind, so that a strict policy needs few hashes. The whole sheet comes with the scripts, for what they change
 * and for the pages they go to.
 */
export default function inlineStylesPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'inline-styles',
    async postBuild({outDir, baseUrl}) {
      // The hash router's only page is empty: everything in it comes with the scripts.
      if (siteConfig.future.experimental_router === 'hash') {
        return;
      }
      const files = await Globby('**/*.html', {cwd: outDir, absolute: true});
      const pages = (await Promise.all(files.sort().map(readPage))).flat();
      const sheets = new Map<string, string>();
      for (const address of new Set(pages.map((page) => page.address))) {
        sheets.set(address, await readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8'));
      }
      for (const kind of byKind(pages)) {
        const css = [...new Set(kind.map(({address}) => sheets.get(address)))].join('');
        const styles = await stylesFor(
          kind.map(({html}) => html),
          css,
        );
        await Promise.all(
          kind.map(({file, html, link: whole, address}) =>
            writeFile(
              file,
              html.replace(whole, () => `<style>${styles}</style><meta name="${heldStyles}" content="${address}">`),
            ),
          ),
        );
      }
    },
  };
}
