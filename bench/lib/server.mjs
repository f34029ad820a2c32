// cspell:ignore pkeyopt paramgen addext keyout
// The same server for all sites: HTTP/2, gzip, addresses without extensions, long caching of hashed files.
import {execFileSync} from 'node:child_process';
import {createHash, X509Certificate} from 'node:crypto';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, statSync} from 'node:fs';
import {createSecureServer} from 'node:http2';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {lookup} from 'mrmime';
import {work} from './sites.mjs';

/** Browsers speak HTTP/2 only over TLS, so the machine gets a certificate on first use. */
function certificate() {
  const [keyFile, certificateFile] = [path.join(work, 'key.pem'), path.join(work, 'certificate.pem')];
  if (!existsSync(certificateFile)) {
    mkdirSync(work, {recursive: true});
    const request = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=localhost';
    const files = ['-keyout', keyFile, '-out', certificateFile, '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', ...request.split(' '), ...files], {stdio: 'ignore'});
  }
  return {key: readFileSync(keyFile), cert: readFileSync(certificateFile)};
}

/** Trusts the key instead of ignoring all errors, because browsers cache nothing that had a certificate error. */
export function browserArguments() {
  const key = new X509Certificate(certificate().cert).publicKey.export({type: 'spki', format: 'der'});
  return [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`];
}

/** @param {string} folder @param {string} address @returns {string | undefined} */
function fileOf(folder, address) {
  const plain = path.join(folder, decodeURIComponent(address));
  const candidates = [plain, `${plain.replace(/\/$/, '')}.html`, path.join(plain, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** @param {string} file */
function prepare(file) {
  const isPacked = /\.(?:png|woff2|ico)$/.test(file);
  const body = isPacked ? readFileSync(file) : gzipSync(readFileSync(file));
  return {body, headers: {'content-type': lookup(file) ?? '', ...(!isPacked && {'content-encoding': 'gzip'})}};
}

/** A new connection takes a round trip for TCP and one for TLS, then each request one. */
const roundTripsOfFirst = 3;

/** @param {string} folder @param {import('./connection.mjs').Connection} connection */
export async function serve(folder, connection) {
  /** @type {Map<string, ReturnType<typeof prepare>>} */
  const prepared = new Map();
  /** @type {WeakSet<object>} */
  const open = new WeakSet();
  const sent = {bytes: 0};

  const server = createSecureServer(certificate(), (request, response) => {
    const {pathname} = new URL(request.url, 'https://localhost');
    const file = fileOf(folder, pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const {body, headers} = prepared.get(file) ?? prepare(file);
    prepared.set(file, {body, headers});
    sent.bytes += body.length;
    const isHashed = /^\/(?:assets|_astro)\//.test(pathname);
    response.writeHead(200, {
      ...headers,
      'cache-control': `public, max-age=${isHashed ? '31536000, immutable' : '0, must-revalidate'}`,
    });
    // The priority that the browser requests, from 0 to 7; HTTP's default is 3.
    const urgency = Number(/u=(\d)/.exec(String(request.headers.priority))?.[1] ?? 3);
    const session = response.stream.session ?? response.stream;
    connection.send(response.stream, body, urgency, open.has(session) ? 1 : roundTripsOfFirst);
    open.add(session);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {origin: `https://127.0.0.1:${port}`, sent, close: () => server.close()};
}
