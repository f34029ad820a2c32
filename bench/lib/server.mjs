// The same server for all sites: HTTP/2, gzip, addresses without extensions, long caching of hashed files.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {contentTypeOf} from '../../scripts/host/types.mjs';
import {certificate} from './certificate.mjs';

/** @typedef {{type: string, body: Buffer, bytes: number, isCompressed: boolean}} PreparedFile `bytes` are without our script */
/** @typedef {{script: string, report: (numbers: string) => void}} Probe runs in each page, and reports to `/bench?…` */

const compressed = new Set(['.png', '.woff2', '.ico']);
const hashed = /^\/(?:assets|_astro)\//;

/** @param {string} folder @param {string} address @returns {string | undefined} the file of a built site */
export function fileOf(folder, address) {
  const plain = path.join(folder, decodeURIComponent(address));
  const candidates = [plain, `${plain.replace(/\/$/, '')}.html`, path.join(plain, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** @param {string} file @param {string} script added to pages, before their policy @returns {PreparedFile} */
function prepare(file, script) {
  const ending = path.extname(file);
  const type = contentTypeOf(file) ?? 'application/octet-stream';
  const raw = readFileSync(file);
  const added = ending === '.html' ? Buffer.from(String(raw).replace('<head>', `$&${script}`)) : raw;
  const isCompressed = !compressed.has(ending);
  const [plain = raw, body = raw] = isCompressed ? [raw, added].map((content) => gzipSync(content)) : [];
  return {type, body, bytes: plain.length, isCompressed};
}

/** The priority that the browser requests, from 0 to 7; HTTP's default is 3. @param {unknown} priority */
function urgencyOf(priority) {
  return Number(/u=(\d)/.exec(String(priority))?.[1] ?? 3);
}

/** A new connection takes a round trip for TCP and one for TLS, then each request one. */
const roundTripsOfFirst = 3;

/** @param {string} folder @param {import('./connection.mjs').Connection} connection @param {Probe} [probe] */
export async function serve(folder, connection, probe) {
  /** @type {Map<string, PreparedFile>} */
  const prepared = new Map();
  /** Bytes. @type {number[]} */
  const served = [];
  /** @type {WeakSet<object>} */
  const open = new WeakSet();

  /** @param {string} file */
  function get(file) {
    const known = prepared.get(file) ?? prepare(file, probe?.script ?? '');
    prepared.set(file, known);
    return known;
  }

  const server = createSecureServer(certificate(), (request, response) => {
    const {pathname, search} = new URL(request.url, 'https://localhost');
    if (probe && pathname === '/bench') {
      probe.report(search.slice(1));
      response.writeHead(204).end();
      return;
    }
    const found = fileOf(folder, pathname);
    const file = found ?? fileOf(folder, '/404.html');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const {type, body, bytes, isCompressed} = get(file);
    served.push(bytes);
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': type,
      'cache-control': hashed.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(isCompressed && {'content-encoding': 'gzip', vary: 'accept-encoding'}),
    });
    const session = response.stream.session ?? response.stream;
    connection.send(
      response.stream,
      body,
      urgencyOf(request.headers.priority),
      open.has(session) ? 1 : roundTripsOfFirst,
    );
    open.add(session);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {origin: `https://127.0.0.1:${port}`, served, close: () => server.close()};
}
