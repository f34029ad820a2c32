import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import type {Step} from './afterBuild';

/** A built page before it is written to its final form. */
export type Page = {file: string; html: string};

/** A transform prepares once for the whole site and returns a function that changes the HTML of one page. */
type Change = (page: Page) => string;
export type PageTransform = (site: Props) => Change | Promise<Change>;

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

/** Runs every page of the framework through its transforms in order. */
export function transformPages(transforms: PageTransform[]): Step {
  return async (site) => {
    const changes = await Promise.all(transforms.map(async (transform) => transform(site)));
    for (const file of (await Globby('**/*.html', {cwd: site.outDir})).sort()) {
      const target = path.join(site.outDir, file);
      const html = await readFile(target, 'utf8');
      if (isOfFramework(html)) {
        await writeFile(
          target,
          changes.reduce((text, change) => change({file, html: text}), html),
        );
      }
    }
  };
}
