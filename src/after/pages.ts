import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';

type Site = {baseUrl: string; trailingSlash: boolean | undefined};

/** Every page of the build once, by the address at which hosts serve it. The not-found page has none. */
function builtPages(routesPaths: readonly string[], {baseUrl, trailingSlash}: Site): string[] {
  const pages = routesPaths.filter((route) => !route.endsWith('.html'));
  return [...new Set(pages.map((route) => applyTrailingSlash(route, {baseUrl, trailingSlash})))].sort();
}

/** The file of a page in the build folder. */
export function fileOfPage(permalink: string, {baseUrl, trailingSlash}: Site): string {
  const route = decodeURI(permalink).slice(baseUrl.length).replace(/\/$/, '');
  // The home page is the index.html of its folder, with or without trailing slashes.
  const isFile = trailingSlash === false && route !== '';
  return isFile ? `${route}.html` : path.posix.join(route, 'index.html');
}

/** A built page, parsed once for all who read it. None may change what was parsed. */
export type Page = {
  file: string;
  html: string;
  $: CheerioAPI;
  /** The address at which hosts serve it. The not-found page has none. */
  permalink?: string;
};

/** The pages of the framework, one after another. Other files come from `static`. */
export async function* readPages({outDir, routesPaths, siteConfig}: Props): AsyncGenerator<Page> {
  const permalinks = new Map(
    builtPages(routesPaths, siteConfig).map((permalink) => [fileOfPage(permalink, siteConfig), permalink]),
  );
  const files = (await Globby('**/*.html', {cwd: outDir})).sort();
  for (const file of new Set([...permalinks.keys(), ...files])) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const $ = load(html, {sourceCodeLocationInfo: true});
    if ($('#__docusaurus').length > 0) {
      yield {file, html, $, permalink: permalinks.get(file)};
    }
  }
}

/** A place in the HTML. To write out what was parsed would undo the minifier. */
export type Place = {start: number; end: number};
export type Change = Place & {text: string};

/** Where an element is in the HTML. If it is missing, the framework has changed and the build stops. */
export function placeOf({file, $}: Page, selector: string): Place {
  const place = $(selector).get(0)?.sourceCodeLocation;
  if (!place) {
    throw new Error(
      `${file}: the build cannot finish this page, because it has no ${selector}. Search src/after for this selector, and compare it with the HTML that the framework writes.`,
    );
  }
  return {start: place.startOffset, end: place.endOffset};
}

/** Replaces a page by renaming, because other plugins read pages at the same time and must not find half of one. */
export async function replacePage(outDir: string, file: string, html: string, changes: Change[]): Promise<void> {
  const fromTheEnd = changes.toSorted((one, other) => other.start - one.start);
  const text = fromTheEnd.reduce(
    (left, change) => left.slice(0, change.start) + change.text + left.slice(change.end),
    html,
  );
  const target = path.join(outDir, file);
  await writeFile(`${target}.new`, text);
  await rename(`${target}.new`, target);
}
