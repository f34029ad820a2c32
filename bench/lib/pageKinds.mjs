// One page of each kind that the site has. What has a date in its address is looked up, because newer ones come.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './places.mjs';

/** @type {Record<string, string | RegExp>} a path, or what the path of the first such page looks like */
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
  return Object.entries(kinds).map(([kind, place]) => {
    const route = typeof place === 'string' ? place : routes.find((candidate) => place.test(candidate));
    if (route === undefined) {
      throw new Error(`bench/lib/pageKinds.mjs: no page of the sitemap looks like ${String(place)} (${kind}).`);
    }
    return {kind, route};
  });
}
