import {startHost, type Answer, type Host} from './hosts/server';

/** What hosts do with a path to find a file. Each of them does some of these. */
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

/** Our own server redirects all forms of an address to one. Plain hosts serve the page at each of them. */
async function answer(site: string, {pathname, search}: URL): Promise<Answer> {
  const page = await fetch(new URL(filePath(pathname) + search, site));
  const fields = Object.fromEntries(
    ['content-type', 'cache-control'].map((name) => [name, page.headers.get(name) ?? '']),
  );
  return {status: page.status, fields, body: Buffer.from(await page.arrayBuffer())};
}

/** A host that serves each page at all forms of its address, without redirects. */
export function startPlainHost(site: string): Promise<Host> {
  return startHost((url) => answer(site, url));
}
