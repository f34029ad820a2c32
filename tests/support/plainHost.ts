import {startHost, type Answer, type Host} from './hosts/server';

/** What hosts do with a path before they look for a file; each of them does some of it. */
function filePath(path: string): string {
  const isPage = !/\.(?!html)\w+$/.test(path);
  return isPage
    ? encodeURI(
        decodeURIComponent(path)
          .replace(/\/{2,}/g, '/')
          .trim()
          .toLowerCase(),
      )
    : path;
}

/** Our own server leads from each form of an address to one. Plain hosts answer with the page instead. */
async function answer(site: string, {pathname, search}: URL): Promise<Answer> {
  const page = await fetch(new URL(filePath(pathname) + search, site));
  const fields = Object.fromEntries(
    ['content-type', 'cache-control'].map((name) => [name, page.headers.get(name) ?? '']),
  );
  return {status: page.status, fields, body: Buffer.from(await page.arrayBuffer())};
}

/** The site on a plain host: a page answers at all forms of its address, and stays there. */
export function startPlainHost(site: string): Promise<Host> {
  return startHost((url) => answer(site, url));
}
