import {access} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {hasPages} from '../../site/hasPages';
import type {Redirect} from '../../site/redirects';
import {outputFile} from '../outputFile';
import {redirectPage} from './page';

type Site = {baseUrl: string; url: string; trailingSlash: boolean | undefined};

function withoutSlash(address: string): string {
  return address === '/' ? address : address.replace(/\/$/, '');
}

export function checkRedirects(redirects: Redirect[], routes: string[]): void {
  const pages = new Set(routes.map(withoutSlash));
  for (const {from, to} of redirects) {
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

async function writeNew(file: string, text: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) {
    throw new Error(`A redirect would overwrite ${file}. Remove one of the two.`);
  }
  await outputFile(file, text);
}

/**
 * Writes one static page per redirect. The official plugin puts an inline script of its own into each page,
 * which a strict security policy would have to list one by one.
 */
export default function redirectsPlugin({siteConfig}: LoadContext, {redirects}: {redirects: Redirect[]}): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir, routesPaths}) {
      // With one address there is none to lead on from.
      if (!hasPages(siteConfig)) {
        return;
      }
      checkRedirects(
        redirects,
        routesPaths.map((route) => `/${route.slice(siteConfig.baseUrl.length)}`),
      );
      await Promise.all(
        redirects.map(({from, to}) =>
          writeNew(path.join(outDir, fileOf(from, siteConfig)), redirectPage(targetOf(to, siteConfig))),
        ),
      );
    },
  };
}
