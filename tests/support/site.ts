import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export const buildDir = path.resolve('build');

/** The paths of all pages in the sitemap. Tests that loop over these cover new pages automatically. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname).sort();
}

/** All HTML files of the build, by relative path: pages, redirects and the not-found page. */
export function builtHtmlFiles(): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

/** The address at which hosts serve a built file. */
export function addressOf(file: string): string {
  return `/${file.replace(/\bindex\.html$/, '').replace(/\.html$/, '')}`;
}
