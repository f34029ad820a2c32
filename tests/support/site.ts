import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export const buildDir = path.resolve('build');

export function readBuilt(file: string, dir = buildDir): string {
  return readFileSync(path.join(dir, file), 'utf8');
}

/** What is in a folder, by relative path with slashes. */
export function filesIn(dir: string): string[] {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  return files.map((file) => file.split(path.sep).join('/')).sort();
}

/** The paths of all pages in the sitemap, of a long list the first. Tests that loop over these cover new pages automatically. */
export function sitemapPaths(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address ?? '').pathname)
    .filter((pathname) => !/\/page\/\d+$/.test(pathname))
    .sort();
}

/** The address at which hosts serve a built file. */
export function addressOf(file: string): string {
  return `/${file.replace(/\bindex\.html$/, '').replace(/\.html$/, '')}`;
}
