import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {Step} from './afterBuild';
import {copyContent} from './builtHtml';
import {builtPages, fileOfPage} from './builtPages';

/** A built page, parsed once for all steps. None may change what was parsed. */
type Page = {file: string; $: CheerioAPI};

/** A page at the address at which hosts serve it. Each call of `content` gives a copy that may be changed. */
type ServedPage = Page & {permalink: string; content: () => CheerioAPI};

/** A text in place of what is between two positions of the HTML. */
type Change = {start: number; end: number; text: string};

/** A step reads the pages that have an address, or says what to change in any. It may have something to write at the end. */
type Reading = {read: (page: ServedPage) => void | Promise<void>; finish: () => void | Promise<void>};
type Changing = {change: (page: Page) => Change[]; finish?: () => Promise<void>};
export type PageReading = (site: Props) => Reading;
export type PageChange = (site: Props) => Changing;

/** Where an element is in the HTML. If it is missing, the framework has changed and the build stops. */
export function placeOf({file, $}: Page, selector: string): {start: number; end: number} {
  const place = $(selector).get(0)?.sourceCodeLocation;
  if (!place) {
    throw new Error(
      `${file}: the build cannot finish this page, because it has no ${selector}. Search src for this selector, and compare it with the HTML that the framework writes.`,
    );
  }
  return {start: place.startOffset, end: place.endOffset};
}

/** The HTML with these changes. To write out what was parsed would bring back all that the minifier left out. */
export function splice(html: string, changes: Change[]): string {
  const fromTheEnd = changes.toSorted((one, other) => other.start - one.start);
  return fromTheEnd.reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), html);
}

/** Parses every page of the framework once, takes it through the steps in order, and writes it once. */
export function onPages(steps: (PageReading | PageChange)[]): Step {
  return async (site) => {
    const {outDir, routesPaths, siteConfig} = site;
    const actions = steps.map((step) => step(site));
    const permalinks = new Map(
      builtPages(routesPaths, siteConfig).map((permalink) => [fileOfPage(permalink, siteConfig), permalink]),
    );
    const files = (await Globby('**/*.html', {cwd: outDir})).sort();
    for (const file of new Set([...permalinks.keys(), ...files])) {
      const permalink = permalinks.get(file);
      const target = path.join(outDir, file);
      const html = await readFile(target, 'utf8');
      const $ = load(html, {sourceCodeLocationInfo: true});
      // Other files come from `static`, or only lead to a page.
      if ($('#__docusaurus').length === 0) {
        continue;
      }
      const changes: Change[] = [];
      for (const action of actions) {
        if ('change' in action) {
          changes.push(...action.change({file, $}));
        } else if (permalink !== undefined) {
          await action.read({file, $, permalink, content: () => copyContent($)});
        }
      }
      // Other plugins read pages at the same time, and must not find half of one.
      await writeFile(`${target}.new`, splice(html, changes));
      await rename(`${target}.new`, target);
    }
    for (const action of actions) {
      await action.finish?.();
    }
  };
}
