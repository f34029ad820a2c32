// Serves a build like its static host: with its headers and redirects, one form of each address, and the not-found page
// with status 404. Prints what browsers tell of the security policy.
//   npm run serve -- --dir build --host localhost --port 3000
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {json} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {lookup} from 'mrmime';
import sirv from 'sirv';
import {headersFor, readRedirects} from './host.mjs';

const {dir, host, port} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    host: {type: 'string', default: 'localhost'},
    port: {type: 'string', short: 'p', default: '3000'},
  },
}).values;

/** A build writes this file last. It holds the path of the site. */
const wholeFile = join(dir, '.whole');
if (!existsSync(wholeFile)) {
  console.error(`There is no whole site in "${dir}". Run "npm run build" first, or name the folder with --dir.`);
  process.exit(1);
}
const baseUrl = readFileSync(wholeFile, 'utf8');
/** Where browsers report what the security policy has blocked. */
const violations = `${baseUrl}policy-violations`;

// For development, it looks for each file when it is asked for, so a new build is served at once.
const sendFile = sirv(dir, {
  dev: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => {
    const type = lookup(path) ?? 'text/html';
    response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  },
});

/** Each language has a not-found page. With the hash router there is one page only, which handles it itself. @param {string} path */
function notFoundPage(path) {
  const [language = ''] = path.slice(baseUrl.length).split('/');
  const files = [`${language}/404.html`, '404.html', 'index.html'].map((name) => join(dir, name));
  const file = files.find((name) => existsSync(name));
  return file && readFileSync(file, 'utf8');
}

/** The policy in each page of a language. Browsers report what it blocks only if a header names the place. @param {string} path */
function reportPolicy(path) {
  const [, policy = ''] = /Content-Security-Policy"? content="([^"]*)"/.exec(notFoundPage(path) ?? '') ?? [];
  return `${policy};report-uri ${violations}`;
}

/** The one form of an address: home and folders with a page of their own end in a slash. @param {string} path */
function canonical(path) {
  // Two slashes at the start would lead to another host.
  const bare = path
    .replace(/^\/+/, '/')
    .replace(/(?:\/index)?(?:\.html)?$/, '')
    .replace(/\/+$/, '');
  const isFolder = existsSync(join(dir, bare.slice(baseUrl.length), 'index.html'));
  return `${bare}/` === baseUrl || isFolder ? `${bare}/` : bare;
}

/** @param {import('node:http').ServerResponse} response @param {string} path */
function notFound(response, path) {
  // Not cached, because the next deploy may contain the file.
  response.setHeader('Cache-Control', 'no-store');
  // A page is useless to something that requested a script, and there is none while the site is built.
  const page = path.startsWith(`${baseUrl}assets/`) ? undefined : notFoundPage(path);
  response.writeHead(404, {'Content-Type': `text/${page ? 'html' : 'plain'}; charset=utf-8`});
  response.end(page ?? 'Not found\n');
}

/** @param {import('node:http').IncomingMessage} request */
async function printViolation(request) {
  const {'csp-report': report} = /** @type {{'csp-report': Record<string, string>}} */ (await json(request));
  const {'document-uri': page, 'blocked-uri': part, 'effective-directive': directive} = report;
  console.warn(`${page}: the security policy blocks ${part} by ${directive}, see src/site/policy.ts.`);
}

const server = createServer((request, response) => {
  const {url = '/', method} = request;
  const [path = '/'] = url.split('?', 1);
  const search = url.slice(path.length);
  if (method === 'POST' && url === violations) {
    printViolation(request).catch(() => undefined);
    response.writeHead(204).end();
    return;
  }
  response.setHeaders(headersFor(dir, `/${path.slice(baseUrl.length)}`));
  response.setHeader('Content-Security-Policy-Report-Only', reportPolicy(path));
  const known = readRedirects(dir).find(({from}) => from === path);
  const wanted = known?.to ?? canonical(path);
  if (!wanted.startsWith(baseUrl)) {
    notFound(response, path);
  } else if (wanted === path) {
    request.url = `/${path.slice(baseUrl.length)}${search}`;
    sendFile(request, response, () => {
      notFound(response, path);
    });
  } else {
    response.writeHead(known?.status ?? 301, {Location: wanted + search}).end();
  }
});

server.on('error', ({message}) => {
  console.error(`${message}. Name another with --host and --port.`);
  process.exit(1);
});
server.listen(Number(port), host, () => {
  console.log(`Serving "${dir}" at http://${host}:${port}${baseUrl}`);
});
