import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What hosts do with an address before they look for a file; each of them does some of it. */
function fileAddress(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const isPage = !/\.(?!html)\w+$/.test(path);
  const found = isPage
    ? decodeURIComponent(path)
        .replace(/\/{2,}/g, '/')
        .trim()
        .toLowerCase()
    : path;
  return encodeURI(found) + (query === undefined ? '' : `?${query}`);
}

/** Our own server leads from each form of an address to one. Plain hosts answer with the page instead. */
async function answer(site: string, {url = '/'}: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await fetch(new URL(fileAddress(url), site));
  for (const name of ['content-type', 'cache-control']) {
    response.setHeader(name, page.headers.get(name) ?? '');
  }
  response.statusCode = page.status;
  response.end(Buffer.from(await page.arrayBuffer()));
}

export type PlainHost = {origin: string; close: () => void};

/** The site on a plain host: a page answers at all forms of its address, and stays there. */
export async function startPlainHost(site: string): Promise<PlainHost> {
  const server = createServer((request, response) => {
    answer(site, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
