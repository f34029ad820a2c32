// What is done to the finished site, in this order. It needs no file that another plugin writes at the same time.
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {CheerioAPI} from 'cheerio';
import {hasPages} from '../site/hasPages';
import {openPlaces} from '../site/links';
import {copyContent} from './builtHtml';
import {saveEmergencyPage} from './emergency';
import {writeRedirects, writeRobots} from './hosts';
import {outputFile} from './outputFile';
import {placeOf, readPages, replacePage, type Change, type Place} from './pages';
import {policyTag} from './policy';
import {collectSheets} from './sheets';

/** What a feature reads of every page that has an address, and then writes. */
export type Reader = {
  read: (permalink: string, content: CheerioAPI) => void | Promise<void>;
  write: () => Promise<void>;
};

/** Reads each page once. Then puts the policy into it, and the sheet of its section if it is light. */
async function finishPages(site: Props, readers: Reader[]): Promise<void> {
  const {outDir} = site;
  const sheets = collectSheets(site);
  const policy = policyTag(site);
  const pages: {file: string; html: string; changes: Change[]; sheet?: Place & {name: string}}[] = [];
  for await (const page of readPages(site)) {
    const {file, html, $, permalink} = page;
    for (const {read} of permalink === undefined ? [] : readers) {
      await read(permalink ?? '', copyContent($));
    }
    // After the charset, which must come first, and before anything the policy applies to.
    const {end} = placeOf(page, 'meta[charset]');
    const sheet = sheets.read(page);
    pages.push({file, html, changes: [{start: end, end, text: policy}], sheet});
  }
  await Promise.all(readers.map(({write}) => write()));
  const styles = await sheets.purged();
  for (const {file, html, changes, sheet} of pages) {
    const style = sheet && {...sheet, text: `<style>${styles.get(sheet.name)}</style>`};
    await replacePage(outDir, file, html, style ? [...changes, style] : changes);
  }
}

/** Lists the outside addresses that the owner has not confirmed yet. */
function listOpenPlaces(): void {
  const open = openPlaces().map(({label}) => label);
  if (open.length > 0) {
    logger.info(`Outside addresses still open, see src/site/links.ts: ${open.join(', ')}.`);
  }
}

/** Tells `npm run serve` and the tests that the build is whole, and for which path. */
const whole = (outDir: string) => path.join(outDir, '.whole');

/** What features do with the finished site: read its pages, or write files of their own. */
type Features = {readers: ((site: Props) => Reader)[]; writers: ((site: Props) => Promise<void>)[]};

export const afterBuild =
  ({readers, writers}: Features) =>
  ({outDir, siteConfig, baseUrl}: LoadContext): Plugin => ({
    name: 'after-build',
    async loadContent() {
      if (process.env.NODE_ENV === 'production') {
        await rm(whole(outDir), {force: true});
      }
    },
    async postBuild(site) {
      // With the hash router there is one page, which is empty before React comes, and nothing to do.
      if (hasPages(siteConfig)) {
        await finishPages(
          site,
          readers.map((read) => read(site)),
        );
        for (const write of [...writers, saveEmergencyPage, writeRedirects, writeRobots]) {
          await write(site);
        }
        listOpenPlaces();
      }
      await outputFile(whole(outDir), baseUrl);
    },
  });
