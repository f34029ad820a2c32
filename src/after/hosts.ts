import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {copyOf} from '../site/copyOf';
import {redirectedFiles, redirects} from '../site/redirects';
import {outputFile} from './outputFile';
import {fileOfPage} from './pages';

const title = 'This page has moved';

/** A page without a script. It loses the query and the fragment of the old address, which only the host could keep. */
function movedPage(target: string, url: string, language: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="canonical" href="${url}${target}">
<meta http-equiv="refresh" content="0; url=${target}"></head>
<body><main><h1>${title}</h1><p><a href="${target}">Go to ${target}</a></p></main></body></html>
`;
}

/** Leads each old address to its page: by a line of `_redirects`, and by a page for hosts that do not read them. */
export async function writeRedirects({outDir, routesPaths, baseUrl, siteConfig, i18n}: Props): Promise<void> {
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const pages = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, ''));
  const lines = redirectedFiles.map(({from, to}) => `${baseUrl}${from.slice(1)} ${baseUrl}${to.slice(1)} 301\n`);
  for (const {from, to} of redirects) {
    if (!pages.includes(to) || pages.includes(from) || from.includes('#')) {
      throw new Error(
        `src/site/redirects.ts: ${from} cannot lead to ${to}. The new address must be a page, the old one must not be one, and neither may have a fragment.`,
      );
    }
    const old = baseUrl + from.slice(1);
    const target = applyTrailingSlash(baseUrl + to.slice(1), siteConfig);
    const copies = [old, target].map((address) => copyOf(address, baseUrl));
    lines.push(`${old} ${target} 301\n`, `${copies.join(' ')} 301\n`);
    await outputFile(path.join(outDir, fileOfPage(old, siteConfig)), movedPage(target, siteConfig.url, language));
  }
  await outputFile(path.join(outDir, '_redirects'), lines.join(''));
}

/** Tells those who visit all pages where their list is. */
export async function writeRobots({outDir, baseUrl, siteConfig}: Props): Promise<void> {
  const sitemap = new URL(`${baseUrl}sitemap.xml`, siteConfig.url).href;
  await outputFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
