import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {controls, unwrapButtons} from './builtHtml';
import {outputFile} from './outputFile';
import {fileOfPage} from './pages';
import {emergency, savedEmergencyPage} from '../site/navigation';

/** The frame of a page: what has no text in it and is in no text. */
const frame = 'body :not([data-text], [data-text] *, :has([data-text]))';

/** What a file on a disk cannot use either. */
const useless = 'link, meta[http-equiv], meta[name^=react], [download], script, template';

/** Writes the emergency page as one file that a reader can save: without scripts, with absolute links. */
export async function saveEmergencyPage({outDir, siteConfig, baseUrl}: Props): Promise<void> {
  const permalink = baseUrl + emergency.path.slice(1);
  const $ = load(await readFile(path.join(outDir, fileOfPage(permalink, siteConfig)), 'utf8'));
  // Where the light layer steps aside, the styles are a file of the site.
  for (const sheet of $(`link[rel=stylesheet][href^="${baseUrl}"]`).get()) {
    const file = path.join(outDir, ($(sheet).attr('href') ?? '').slice(baseUrl.length));
    $(sheet).replaceWith($('<style>').text(await readFile(file, 'utf8')));
  }
  unwrapButtons($);
  $(`${frame}, ${controls}, ${useless}`).remove();
  $('a[href]').each((_, link) => {
    const {pathname, hash, href} = new URL($(link).attr('href') ?? '', siteConfig.url + permalink);
    $(link).attr('href', hash && pathname === permalink ? hash : href);
  });
  await outputFile(path.join(outDir, savedEmergencyPage), $.html());
}
