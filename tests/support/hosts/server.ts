import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

export type Answer = {status: number; fields: Record<string, string>; body?: Buffer};

export type Host = {origin: string; close: () => void};

/** Serves only what a function returns for an address. */
export async function startHost(answer: (url: URL) => Answer | Promise<Answer>): Promise<Host> {
  const server = createServer(({url = '/'}, response) => {
    Promise.resolve(answer(new URL(url.replace(/^\/+/, '/'), 'http://host.example')))
      .then(({status, fields, body}) => response.writeHead(status, fields).end(body))
      .catch(() => response.destroy());
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

/** The file of the build at this path, or null. */
export function fileAt(dir: string, address: string): Buffer | null {
  const file = path.join(dir, address);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null;
}

export function isFolder(dir: string, address: string): boolean {
  const folder = path.join(dir, address);
  return existsSync(folder) && statSync(folder).isDirectory();
}
