import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export const buildDir = path.resolve('build');

/** Every page the site tells the world about, as paths. A new page is covered by every test that loops over these. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname).sort();
}

/** Every HTML file of the build, as paths relative to it: the sitemap's pages, the redirects and the not-found page. */
export function builtHtmlFiles(): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

/** The address under which a host serves a built file. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
