import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import type {Step} from './afterBuild';
import {unwrapTerms} from './builtHtml';
import {fileOfPage} from './builtPages';
import {outputFile} from './outputFile';
import {emergency, savedEmergencyPage} from '../site/navigation';

/** What a file on a disk cannot use: scripts, what they need, and the rest of the site. */
const useless = [
  ...[
    'script',
    'link',
    'meta[http-equiv]',
    'meta[name^=react]',
    'button',
    'aside',
    'footer',
    '[data-site-style^=display]',
  ],
  ...['.notice', '.navbar', '.theme-announcement-bar', '.theme-doc-breadcrumbs', '.hash-link', '[role=region]'],
  ...['.theme-doc-toc-desktop', '[download]', '[popover]'],
].join(', ');

/** Writes the emergency page as one file that a reader can save: without scripts, with absolute links. */
export const saveEmergencyPage: Step = async ({outDir, siteConfig, baseUrl}) => {
  const site = {baseUrl, trailingSlash: siteConfig.trailingSlash};
  const permalink = baseUrl + emergency.path.slice(1);
  const $ = load(await readFile(path.join(outDir, fileOfPage(permalink, site)), 'utf8'));
  unwrapTerms($, $('body'));
  $(useless).remove();
  $('a[href]').each((_, link) => {
    const {pathname, hash, href} = new URL($(link).attr('href') ?? '', siteConfig.url + permalink);
    $(link).attr('href', hash && pathname === permalink ? hash : href);
  });
  await outputFile(path.join(outDir, savedEmergencyPage), $.html());
};
