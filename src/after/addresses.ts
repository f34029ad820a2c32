import path from 'node:path';
import {applyTrailingSlash} from '@docusaurus/utils-common';

type Site = {baseUrl: string; trailingSlash: boolean | undefined};

/** Every page of the build once, by the address at which hosts serve it. The not-found page has none. */
export function builtPages(routesPaths: readonly string[], {baseUrl, trailingSlash}: Site): string[] {
  const pages = routesPaths.filter((route) => !route.endsWith('.html'));
  return [...new Set(pages.map((route) => applyTrailingSlash(route, {baseUrl, trailingSlash})))].sort();
}

/** The file of a page in the build folder. */
export function fileOfPage(permalink: string, {baseUrl, trailingSlash}: Site): string {
  const route = decodeURI(permalink).slice(baseUrl.length).replace(/\/$/, '');
  // The home page is the index.html of its folder, with or without trailing slashes.
  const isFile = trailingSlash === false && route !== '';
  return isFile ? `${route}.html` : path.posix.join(route, 'index.html');
}
