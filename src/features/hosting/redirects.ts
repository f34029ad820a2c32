import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Step} from '../../build/afterBuild';
import {fileOfPage} from '../../build/builtPages';
import {outputFile} from '../../build/outputFile';
import type {Redirect} from '../../site/redirects';

/** Stops the build at a redirect that leads nowhere, or hides a page. */
export function checkRedirects(redirects: Redirect[], addresses: string[]): void {
  const pages = addresses.map((address) => address.replace(/(?<=.)\/$/, ''));
  for (const {from, to} of redirects) {
    if (!pages.includes(to) || pages.includes(from)) {
      throw new Error(
        `src/site/redirects.ts: ${from} cannot lead to ${to}. The new address must be a page, and the old one must not be one.`,
      );
    }
  }
}

const title = 'This page has moved';

/** A page without a script. It loses the query and the fragment of the old address, which only the host could keep. */
function redirectPage(target: string, url: string, language: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title>
<meta name="viewport" content="width=device-width"><link rel="canonical" href="${url}${target}">
<meta http-equiv="refresh" content="0; url=${target}"></head>
<body><main><h1>${title}</h1><p><a href="${target}">Go to ${target}</a></p></main></body></html>
`;
}

/** Writes a page for each old address, for hosts that do not read `_redirects`. */
export function writeRedirectPages(redirects: Redirect[]): Step {
  return async ({outDir, routesPaths, baseUrl, siteConfig, i18n}) => {
    const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
    const addresses = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
    checkRedirects(redirects, addresses);
    for (const {from, to} of redirects) {
      const file = path.join(outDir, fileOfPage(baseUrl + from.slice(1), siteConfig));
      const target = applyTrailingSlash(baseUrl + to.slice(1), siteConfig);
      await outputFile(file, redirectPage(target, siteConfig.url, language));
    }
  };
}
