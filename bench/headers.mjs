// Lets a public scanner of headers look at `npm run serve`. It wants https at the usual ports, so the server stands behind
// a front with a certificate of its own: run it as root, or in a container.
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer, request} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scanner = fileURLToPath(new URL('node_modules/@mdn/mdn-http-observatory', import.meta.url));
const port = 4190;

// Two lists that its install script would download. Our name is in neither.
for (const list of ['hsts-preload.json', 'tld-list.json']) {
  const file = join(scanner, 'conf', list);
  if (!existsSync(file)) {
    writeFileSync(file, list === 'tld-list.json' ? '[]' : '{}');
  }
}

const folder = mkdtempSync(join(tmpdir(), 'docs-scan-'));
const key = join(folder, 'key.pem');
const certificate = join(folder, 'certificate.pem');
const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
execFileSync(
  'openssl',
  ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
  {
    stdio: 'ignore',
  },
);

const server = spawn('node', ['scripts/serve.mjs', '--host', '127.0.0.1', '--port', String(port)], {cwd: root});
const front = createSecureServer({key: readFileSync(key), cert: readFileSync(certificate)}, (asked, answer) => {
  const {method, url: path, headers} = asked;
  request({host: '127.0.0.1', port, method, path, headers}, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  }).end();
});
const plain = createServer((asked, answer) => {
  answer.writeHead(301, {Location: `https://localhost${asked.url}`}).end();
});

await once(server.stdout, 'data');
await once(front.listen(443, 'localhost'), 'listening');
await once(plain.listen(80, 'localhost'), 'listening');

const scan = spawn('node', [join(scanner, 'src/scan.js'), 'localhost'], {
  env: {...process.env, NODE_EXTRA_CA_CERTS: certificate},
  stdio: ['ignore', 'pipe', 'inherit'],
});
const said = await text(scan.stdout);
server.kill();
front.close();
plain.close();

/** @typedef {{result: string, pass: boolean, scoreModifier: number}} Outcome */
/** @typedef {{error?: string, scan: {grade: string, score: number, testsPassed: number, testsQuantity: number}, tests: Record<string, Outcome>}} Report */
const {scan: result, tests, error} = /** @type {Report} */ (JSON.parse(said));
if (error) {
  console.error(error);
  process.exit(1);
}
for (const [name, {result: outcome, pass, scoreModifier}] of Object.entries(tests)) {
  console.log(`${pass ? '✓' : '✗'} ${String(scoreModifier).padStart(4)}  ${name}: ${outcome}`);
}
console.log(
  `Grade ${result.grade}, ${result.score} points, ${result.testsPassed} of ${result.testsQuantity} tests passed`,
);
