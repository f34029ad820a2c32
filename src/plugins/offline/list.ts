import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Copy} from '../../offline/names';

/** What a reader needs without a network: the pages and what they load. Twins, feeds and lists are for machines. */
const wanted = ['**/*.html', 'assets/**', 'img/**', '*.{js,ico}', 'openapi.{yaml,json}'];

/** In every copy, whatever the list above becomes. */
const always = 'wiki/session/emergency';

/** Two hundred years of pages would not make two files meet in 16 digits. */
function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** The address at which a host serves a file. The not-found page has none of its own. */
export function addressOf(file: string): string {
  return file === '404.html' ? file : file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

export type Site = {outDir: string; baseUrl: string; locales: string[]; isOnePage: boolean};

/** Reads the files as they are at the end of a build. Other locales have copies of their own. */
export async function listCopy({outDir, baseUrl, locales, isOnePage}: Site): Promise<Copy> {
  const found = await Globby(wanted, {cwd: outDir, ignore: locales.map((locale) => `${locale}/**`)});
  const files = await Promise.all(
    found.sort().map(async (file) => {
      const content = await readFile(path.join(outDir, file));
      return [addressOf(file), {bytes: content.length, hash: hashOf(content)}] as const;
    }),
  );
  if (!isOnePage && !files.some(([address]) => address.replace(/\/$/, '') === always)) {
    throw new Error(`The copy for reading offline lacks ${always}: look at "wanted" in src/plugins/offline/list.ts.`);
  }
  return {base: baseUrl, version: hashOf(JSON.stringify(files)), files: Object.fromEntries(files)};
}
