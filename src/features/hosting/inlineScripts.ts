import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** The hash in the form that policies use. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** The inline scripts of a page. Data for programs, such as `application/ld+json`, is never run. */
export function inlineScripts($: CheerioAPI) {
  return $('script:not([src], [type^="application/"])').get();
}

/** The hashes of the inline scripts of a built site: those of the not-found page, which has nothing that an author wrote. */
export function hashesOfSite(folder: string): string[] {
  const $ = load(readFileSync(path.join(folder, '404.html'), 'utf8'));
  return inlineScripts($).map((script) => hashOf($(script).text()));
}
