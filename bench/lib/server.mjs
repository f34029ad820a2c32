// One server for all sites: HTTP/2, Brotli made beforehand, addresses without endings, long caches for hashed files.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {certificate} from './certificate.mjs';

/** @typedef {'HTML' | 'scripts' | 'styles' | 'pictures' | 'fonts' | 'other'} Kind */
/** @typedef {{address: string, kind: Kind, bytes: number, gzip: number, isAhead: boolean}} Answer */
/** @typedef {{type: string, kind: Kind, raw: Buffer, brotli: Buffer, gzip: number}} Prepared */

/** @type {Record<string, [string, Kind]>} */
const types = {
  '.html': ['text/html; charset=utf-8', 'HTML'],
  '.js': ['text/javascript; charset=utf-8', 'scripts'],
  '.css': ['text/css; charset=utf-8', 'styles'],
  '.svg': ['image/svg+xml', 'pictures'],
  '.png': ['image/png', 'pictures'],
  '.ico': ['image/x-icon', 'pictures'],
  '.json': ['application/json', 'other'],
  '.xml': ['application/xml', 'other'],
  '.txt': ['text/plain; charset=utf-8', 'other'],
  '.md': ['text/markdown; charset=utf-8', 'other'],
  '.woff2': ['font/woff2', 'fonts'],
};
const alreadySmall = new Set(['.png', '.woff2', '.ico']);
const hashed = /^\/(?:assets|_astro)\//;

/** @param {string} folder @param {string} address */
function fileOf(folder, address) {
  const plain = path.join(folder, decodeURIComponent(address));
  const candidates = [plain, `${plain.replace(/\/$/, '')}.html`, path.join(plain, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** @param {string} file @returns {Prepared} */
function prepare(file) {
  const ending = path.extname(file);
  const [type, kind] = types[ending] ?? ['application/octet-stream', 'other'];
  const raw = readFileSync(file);
  const isSmall = alreadySmall.has(ending);
  return {
    type,
    kind,
    raw,
    brotli: isSmall ? raw : brotliCompressSync(raw),
    gzip: isSmall ? raw.length : gzipSync(raw, {level: 9}).length,
  };
}

/** How urgent the browser calls a request, from 0 to 7; 3 when it does not say. @param {unknown} priority */
function urgencyOf(priority) {
  return Number(/u=(\d)/.exec(String(priority))?.[1] ?? 3);
}

/**
 * @param {string} folder
 * @param {{send: (stream: import('node:stream').Writable, bytes: Buffer, urgency: number) => void}} line
 */
export async function serve(folder, line) {
  /** @type {Map<string, Prepared>} */
  const prepared = new Map();
  /** @type {Answer[]} */
  const answers = [];

  const settings = {withScripts: true};

  /** @param {string} file */
  function get(file) {
    const known = prepared.get(file) ?? prepare(file);
    prepared.set(file, known);
    return known;
  }

  const server = createSecureServer(certificate(), (request, response) => {
    const {pathname} = new URL(request.url, 'https://localhost');
    const found = fileOf(folder, pathname);
    const {type, kind, brotli, raw, gzip} = get(found ?? path.join(folder, '404.html'));
    const bytes = brotli.length < raw.length ? brotli : raw;
    answers.push({
      address: pathname,
      kind,
      bytes: bytes.length,
      gzip,
      isAhead: String(request.headers['sec-purpose'] ?? request.headers.purpose).includes('prefetch'),
    });
    if (kind === 'scripts' && !settings.withScripts) {
      response.writeHead(404).end();
      return;
    }
    const urgency = urgencyOf(request.headers.priority);
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': type,
      'cache-control': hashed.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(bytes === brotli && {'content-encoding': 'br', vary: 'accept-encoding'}),
    });
    line.send(response.stream, bytes, urgency);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `https://127.0.0.1:${port}`,
    answers,
    settings,
    close: () => server.close(),
  };
}
