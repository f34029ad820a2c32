// One page of each kind. Addresses with a date are looked up in the sitemap, because they change.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './paths.mjs';

/** @type {Record<string, string | RegExp>} a path, or a pattern for the first path that fits */
const kinds = {
  home: '/',
  'wiki index': '/wiki',
  'wiki page': '/wiki/session/settings',
  emergency: '/wiki/session/emergency',
  FAQ: '/wiki/faq',
  'tags of the wiki': '/wiki/tags',
  'wiki tag': '/wiki/tags/wearer',
  'API index': '/docs/api',
  operation: '/docs/api/time/add',
  'operation with fields': '/docs/api/info',
  timeline: '/changelog/emlalock',
  'changelog entry': /^\/changelog\/emlalock\/\d{4}-\d\d-\d\d$/,
  'changelog tag': '/changelog/emlalock/tags/session',
  'list of posts': '/blog',
  post: /^\/blog\/\d{4}\/\d\d\/\d\d\/[^/]+$/,
  'blog archive': '/blog/archive',
  'blog authors': '/blog/authors',
  'blog tag': /^\/blog\/tags\/[^/]+$/,
  glossary: '/glossary',
  'all pages': '/all-pages',
  privacy: '/privacy',
  'not found': '/404',
};

/** @returns {{kind: string, route: string}[]} */
export function pageKinds() {
  const sitemap = readFileSync(path.join(root, 'build/sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return Object.entries(kinds).map(([kind, pattern]) => {
    const route = typeof pattern === 'string' ? pattern : routes.find((candidate) => pattern.test(candidate));
    if (route === undefined) {
      throw new Error(`bench/lib/pageKinds.mjs: no page of the sitemap fits ${String(pattern)} (${kind}).`);
    }
    return {kind, route};
  });
}
