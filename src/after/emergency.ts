import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {fileOfPage} from './addresses';
import {unwrapButtons} from './builtHtml';
import {onlyOnPage} from '../build/notText';
import {outputFile} from './outputFile';
import {emergency, savedEmergencyPage} from '../site/navigation';

/** What a file on a disk cannot use either: what scripts need, and the rest of the site. */
const useless = [
  ...['link', 'svg:has(symbol)', 'meta[http-equiv]', 'meta[name^=react]', '[role=region]', '[download]'],
  ...['.navbar', '#page-progress', '.theme-doc-breadcrumbs', 'nav:has(.theme-doc-toc-desktop)'],
].join(', ');

/** Writes the emergency page as one file that a reader can save: without scripts, with absolute links. */
export async function saveEmergencyPage({outDir, siteConfig, baseUrl}: Props): Promise<void> {
  const site = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const permalink = baseUrl + emergency.path.slice(1);
  const $ = load(await readFile(path.join(outDir, fileOfPage(permalink, site)), 'utf8'));
  // Where the light layer steps aside, the styles are a file of the site.
  for (const sheet of $(`link[rel=stylesheet][href^="${baseUrl}"]`).get()) {
    const file = path.join(outDir, ($(sheet).attr('href') ?? '').slice(baseUrl.length));
    $(sheet).replaceWith($('<style>').text(await readFile(file, 'utf8')));
  }
  unwrapButtons($, $('body'));
  $(`${onlyOnPage}, ${useless}`).remove();
  $('a[href]').each((_, link) => {
    const {pathname, hash, href} = new URL($(link).attr('href') ?? '', siteConfig.url + permalink);
    $(link).attr('href', hash && pathname === permalink ? hash : href);
  });
  await outputFile(path.join(outDir, savedEmergencyPage), $.html());
}
