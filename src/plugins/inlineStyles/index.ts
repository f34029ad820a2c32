import {heldStyles} from '../../early/names';
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
function readPage(file: string, html: string): Page[] {
  const address = link.exec(html)?.groups?.address;
  // Pages without our styles, such as those that only lead on, stay as they are.
  return address === undefined ? [] : [{file, kind: kindOf(html), address, used: usedIn(html)}];
}

/** A page with its styles in it. */
export type WithStyles = (file: string, html: string) => string;

/**
 * Puts the styles a page can use into it: a page that needs no second request shows sooner. The whole sheet comes with the
 * scripts, for what they change and for the pages they go to.
 */
export async function readStyles(
  files: string[],
  read: (file: string) => string,
  readSheet: (address: string) => string,
): Promise<WithStyles> {
  const pages = files.flatMap((file) => readPage(file, read(file)));
  const styles = new Map<string, () => string>();
  for (const address of new Set(pages.map((page) => page.address))) {
    const css = foldConstants(dropOverridden(readSheet(address)));
    const withSheet = pages.filter((page) => page.address === address);
    for (const kind of new Set(withSheet.map((page) => page.kind))) {
      const group = withSheet.filter((page) => page.kind === kind);
      // What no page of the kind can use goes first: the exact look at each page then has little to go through.
      const stylesOf = narrow(await purge(css, usedByAny(group.map(({used}) => used))));
      for (const {file, used} of group) {
        styles.set(file, () => `<style>${stylesOf(used)}</style><meta name="${heldStyles}" content="${address}">`);
      }
    }
  }
  return (file, html) => {
    const own = styles.get(file);
    return own ? html.replace(link, own) : html;
  };
}
