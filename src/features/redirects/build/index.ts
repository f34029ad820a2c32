import {access} from 'node:fs/promises';
import path from 'node:path';
import {getLocaleConfig} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Redirect} from '../../../site/redirects';
import type {Step} from '../../../build/afterBuild';
import {outputFile} from '../../../build/outputFile';
import {redirectPage} from './page';

type Site = {baseUrl: string; url: string; trailingSlash: boolean | undefined};

function withoutSlash(address: string): string {
  return address === '/' ? address : address.replace(/\/$/, '');
}

/** Plain names with slashes before them. None of them is only dots, which would lead out of the folder. */
const address = /^(?:\/(?!\.+(?:\/|$))[\w.~-]+)+$/;

export function checkRedirects(redirects: Redirect[], routes: string[]): void {
  const pages = new Set(routes.map(withoutSlash));
  const known = new Set<string>();
  for (const {from, to} of redirects) {
    if (!address.test(from)) {
      throw new Error(
        `src/site/redirects.ts: "${from}" is no address. Begin it with a slash, end it without one, and use plain characters, such as /wiki/old-name.`,
      );
    }
    if (known.has(from)) {
      throw new Error(`src/site/redirects.ts: ${from} is in the list twice. Remove one of the two.`);
    }
    known.add(from);
    if (!pages.has(to)) {
      throw new Error(`src/site/redirects.ts: ${from} leads to ${to}, which is no page. Name an existing address.`);
    }
    if (pages.has(from)) {
      throw new Error(`src/site/redirects.ts: ${from} is a page itself. Remove the redirect or the page.`);
    }
  }
}

function fileOf(from: string, {trailingSlash}: Site): string {
  return trailingSlash === false ? `${from}.html` : `${from}/index.html`;
}

function targetOf(to: string, {baseUrl, url, trailingSlash}: Site) {
  const target = applyTrailingSlash(baseUrl + to.slice(1), {baseUrl, trailingSlash});
  return {path: target, url: url + target, script: `${baseUrl}redirect.js`};
}

async function writeNew(from: string, file: string, text: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) {
    throw new Error(`src/site/redirects.ts: ${from} would overwrite ${file}. Remove one of the two.`);
  }
  await outputFile(file, text);
}

/**
 * Writes one static page per redirect. The official plugin would put a different inline script into each page, and a
 * strict policy would have to list them all.
 */
export function writeRedirects(redirects: Redirect[]): Step {
  return async ({outDir, routesPaths, siteConfig, i18n}) => {
    const {htmlLang, direction} = getLocaleConfig(i18n);
    checkRedirects(
      redirects,
      routesPaths.map((route) => `/${route.slice(siteConfig.baseUrl.length)}`),
    );
    for (const {from, to} of redirects) {
      await writeNew(
        from,
        path.join(outDir, fileOf(from, siteConfig)),
        redirectPage({...targetOf(to, siteConfig), lang: htmlLang, dir: direction}),
      );
    }
  };
}
