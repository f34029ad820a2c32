import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {Step} from './afterBuild';
import {parseContent} from './builtHtml';
import {hasPages} from '../site/hasPages';
import {builtPages, fileOfPage} from './builtPages';

/** A built page before it is written to its final form. */
export type Page = {file: string; html: string};

/** A page at the address at which hosts serve it. Each call of `content` gives a copy that may be changed. */
type ServedPage = Page & {permalink: string; content: () => CheerioAPI};

/** A step returns what it does with the HTML of one page: it changes it, or reads it and has something to write at the end. */
type Change = (page: Page) => string;
type Reading = {read: (page: ServedPage) => void | Promise<void>; finish: () => void | Promise<void>};
export type PageChange = (site: Props) => Change;
export type PageReading = (site: Props) => Reading;

/** Whether a file has the element that the framework renders into. Others come from `static` or are redirects. */
export function isOfFramework(html: string): boolean {
  return /<div id="?__docusaurus"?[ >]/.test(html);
}

/** Replaces a pattern that must be there. If it is missing, the framework has changed and the build stops. */
export function replaceIn({file, html}: Page, pattern: RegExp, replacement: (...found: string[]) => string): string {
  if (!pattern.test(html)) {
    throw new Error(
      `${file}: the build cannot finish this page, because ${String(pattern)} is not in it. ` +
        'Search src for the pattern, and compare it with the HTML that the framework writes.',
    );
  }
  return html.replace(pattern, replacement);
}

/** Reads every page of the framework once, takes it through the steps in order, and writes it once. */
export function onPages(steps: (PageReading | PageChange)[]): Step {
  return async (site) => {
    const {outDir, routesPaths, siteConfig} = site;
    const actions = steps.map((step) => step(site));
    const served = hasPages(siteConfig) ? builtPages(routesPaths, siteConfig) : [];
    const permalinks = new Map(served.map((permalink) => [fileOfPage(permalink, siteConfig), permalink]));
    const files = (await Globby('**/*.html', {cwd: outDir})).sort();
    for (const file of new Set([...permalinks.keys(), ...files])) {
      const permalink = permalinks.get(file);
      const target = path.join(outDir, file);
      const written = await readFile(target, 'utf8');
      if (!isOfFramework(written)) {
        continue;
      }
      let html = written;
      let parsed: CheerioAPI | undefined;
      const content = () => load((parsed ??= parseContent(written)).root().clone().get(0) ?? '');
      for (const action of actions) {
        if (typeof action === 'function') {
          html = action({file, html});
        } else if (permalink !== undefined) {
          await action.read({file, html, permalink, content});
        }
      }
      // Other plugins read pages at the same time, and must not find half of one.
      await writeFile(`${target}.new`, html);
      await rename(`${target}.new`, target);
    }
    for (const action of actions) {
      await (typeof action === 'function' ? undefined : action.finish());
    }
  };
}
