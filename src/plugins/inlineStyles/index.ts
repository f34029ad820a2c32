import {heldStyles} from '../../early/names';
import {dropOverridden} from './dropOverridden';
import {foldConstants} from './foldConstants';
import {narrow} from './narrow';
import {purge} from './purge';
import {usedByAny, type Used} from './used';

const link = /<link rel="?stylesheet"? href="?(?<address>[^">\s]+)"?\s*\/?>/;

/** Pages of one kind carry the same classes on their first element, but for the name of the single document. */
export function kindOf(html: string): string {
  const classes = /<html[^>]*\sclass="(?<classes>[^"]*)"/.exec(html)?.groups?.classes ?? '';
  return classes.replace(/docs-doc-id-\S+/, '').trim();
}

/** The address of the whole sheet. Pages without it, such as those that only lead on, stay without styles. */
export function sheetOf(html: string): string | undefined {
  return link.exec(html)?.groups?.address;
}

type Page = {file: string; kind: string; sheet: string | undefined; used: Used};

/** Tells the styles that each page can use, by its file. */
export async function readStyles(
  pages: Page[],
  readSheet: (address: string) => string,
): Promise<Map<string, () => string>> {
  const styles = new Map<string, () => string>();
  for (const sheet of new Set(pages.flatMap((page) => page.sheet ?? []))) {
    const purged = purge(foldConstants(dropOverridden(readSheet(sheet))));
    const withSheet = pages.filter((page) => page.sheet === sheet);
    for (const kind of new Set(withSheet.map((page) => page.kind))) {
      const group = withSheet.filter((page) => page.kind === kind);
      // What no page of the kind can use goes first: the exact look at each page then has little to go through.
      const stylesOf = narrow(await purged(usedByAny(group.map(({used}) => used))));
      for (const {file, used} of group) {
        styles.set(file, () => stylesOf(used));
      }
    }
  }
  return styles;
}

/**
 * Puts the styles a page can use into it: a page that needs no second request shows sooner. The whole sheet comes with the
 * scripts, for what they change and for the pages they go to.
 */
export function withStyles(html: string, styles: string): string {
  return html.replace(
    link,
    (_, address: string) => `<style>${styles}</style><meta name="${heldStyles}" content="${address}">`,
  );
}
