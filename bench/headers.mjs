// Has a public header scanner grade `npm run serve`. The scanner only uses https on the standard port, where a proxy
// with our certificate listens. So run this as root, or in a container.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, writeFileSync} from 'node:fs';
import {createServer, request} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {certificate, certificateFile} from './lib/certificate.mjs';
import {bench, root} from './lib/paths.mjs';

const scanner = path.join(bench, 'node_modules/@mdn/mdn-http-observatory');
const port = 4190;

// Two lists that its install script would download. They only name well-known hosts, so empty ones are enough for us.
for (const [name, empty] of Object.entries({'hsts-preload.json': '{}', 'tld-list.json': '[]'})) {
  const file = path.join(scanner, 'conf', name);
  if (!existsSync(file)) {
    writeFileSync(file, empty);
  }
}

const server = spawn('node', ['scripts/serve.mjs', '--host', '127.0.0.1', '--port', String(port)], {cwd: root});
const proxy = createSecureServer(certificate(), ({method, url, headers}, response) => {
  request({host: '127.0.0.1', port, method, path: url, headers}, (served) => {
    response.writeHead(served.statusCode ?? 502, served.headers);
    served.pipe(response);
  }).end();
});
const redirects = createServer(({url}, response) => {
  response.writeHead(301, {Location: `https://localhost${url}`}).end();
});

await once(server.stdout, 'data');
await once(proxy.listen(443, 'localhost'), 'listening');
await once(redirects.listen(80, 'localhost'), 'listening');

const scan = spawn('node', [path.join(scanner, 'src/scan.js'), 'localhost'], {
  env: {...process.env, NODE_EXTRA_CA_CERTS: certificateFile},
  stdio: ['ignore', 'pipe', 'inherit'],
});
const output = await text(scan.stdout);
server.kill();
proxy.close();
redirects.close();

/** @typedef {{result: string, pass: boolean, scoreModifier: number}} Test */
/** @typedef {{grade: string, score: number, testsPassed: number, testsQuantity: number}} Scan */
const {
  scan: result,
  tests,
  error,
} = /** @type {{error?: string, scan: Scan, tests: Record<string, Test>}} */ (JSON.parse(output));
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
