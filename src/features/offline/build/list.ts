import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {Copy} from '../model/names';
import type {Redirect} from '../../../site/redirects';

/** Files that readers need offline: pages and what they load. Twins, feeds and lists are for programs. */
const wanted = ['**/*.html', 'assets/**', 'img/**', '*.{js,ico}', 'openapi.{yaml,json}'];

/** This page must be in every copy, however the list above changes. */
const always = 'wiki/session/emergency';

/** Long enough that no two files of the site have the same hash. */
function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function bare(address: string): string {
  return address.replace(/\/$/, '');
}

/** The address at which hosts serve a file. The not-found page keeps its file name. */
export function addressOf(file: string): string {
  return file === '404.html' ? file : file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

export type Site = {
  outDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  redirects: Redirect[];
  /** Folders of other locales below this one, which have separate copies. */
  locales: string[];
  hasPages: boolean;
};

/** Redirects, relative to the base like all addresses of a copy. */
function leadsOf({redirects, trailingSlash}: Site): Copy['leads'] {
  return Object.fromEntries(
    redirects.map(({from, to}) => [from.slice(1), applyTrailingSlash(to, {trailingSlash, baseUrl: '/'}).slice(1)]),
  );
}

/** Lists the files at the end of a build. */
export async function listCopy(site: Site): Promise<Copy> {
  const {outDir, baseUrl, locales, hasPages} = site;
  const leads = leadsOf(site);
  const found = await Globby(wanted, {cwd: outDir, ignore: locales.map((locale) => `${locale}/**`)});
  const entries = found
    .sort()
    .map((file) => ({file, address: addressOf(file)}))
    .filter(({address}) => !(bare(address) in leads));
  if (hasPages && !entries.some(({address}) => bare(address) === always)) {
    throw new Error(
      `The copy for reading offline lacks ${always}: look at "wanted" in src/features/offline/build/list.ts.`,
    );
  }
  // One after another, because reading all files at once would take too much memory.
  const files = entries.map(({file, address}) => {
    const content = readFileSync(path.join(outDir, file));
    return [address, {bytes: content.length, hash: hashOf(content)}] as const;
  });
  return {base: baseUrl, version: hashOf(JSON.stringify([files, leads])), files: Object.fromEntries(files), leads};
}
