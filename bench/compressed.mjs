// Serves the built site as a good host does: compressed, and hashed files for ever.
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** @param {string} folder @param {number} port */
export async function serveCompressed(folder, port) {
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const plain = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    const file = path.extname(plain) ? plain : `${plain}.html`;
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = packed.get(file) ?? brotliCompressSync(readFileSync(file));
    packed.set(file, body);
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return server;
}
