import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

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
