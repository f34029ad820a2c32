// Serves a build as its static host does: with the headers and redirects of the two files in it, addresses without .html,
// one form of each address, and the site's own not-found page with status 404, also for addresses that cannot be decoded.
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {headersFor, isHostFile, readHeaderRules, readRedirects} from './host/files.mjs';
import {contentTypeOf, contentTypes} from './host/types.mjs';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    host: {type: 'string', default: 'localhost'},
    port: {type: 'string', short: 'p', default: '3000'},
    // What `docusaurus serve` takes and this server does not need.
    'no-open': {type: 'boolean'},
  },
});

const {dir, host} = values;
const port = Number(values.port);
const baseUrl = process.env.BASE_URL ?? '/';

if (!existsSync(join(dir, 'index.html'))) {
  console.error(`There is no site in "${dir}". Run "npm run build" first, or name the folder with --dir.`);
  process.exit(1);
}

const headerRules = readHeaderRules(dir);
const redirects = new Map(readRedirects(dir).map((redirect) => [redirect.from, redirect]));

/** A build with trailing slashes has folders where another has files. */
const hasFolders = existsSync(join(dir, 'wiki/index.html'));

/**
 * The one form of an address. Slashes in front are made one: two would lead to another host.
 * @param {string} path
 */
function canonical(path) {
  const clean = path.replace(/^\/{2,}/, '/').replace(/(?:\/index)?\.html$/, '');
  const isFile = /\.\w+$/.test(clean);
  const bare = clean.replace(/\/+$/, '');
  // The home page keeps its slash wherever the site stands.
  if (`${bare}/` === baseUrl) {
    return baseUrl;
  }
  return hasFolders && !isFile ? `${bare}/` : bare || '/';
}

const files = sirv(dir, {
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => {
    response.setHeader('Content-Type', contentTypeOf(path) ?? 'application/octet-stream');
  },
});

/** @param {import('node:http').ServerResponse} response @param {string} path */
function notFound(response, path) {
  response.statusCode = 404;
  // A missing file may come with the next deploy.
  response.setHeader('Cache-Control', 'no-store');
  if (path.startsWith(`${baseUrl}assets/`)) {
    // Whoever asks for a script has no use for a page.
    response.setHeader('Content-Type', contentTypes.txt ?? '');
    response.end('Not found\n');
    return;
  }
  const [first = ''] = path.slice(baseUrl.length).split('/');
  // Each language has one. A hash-router build has one page only; it tells the reader what is not there.
  const pages = [...(/^[\w-]+$/.test(first) ? [`${first}/404.html`] : []), '404.html', 'index.html'];
  const page = pages.map((name) => join(dir, name)).find((file) => existsSync(file)) ?? '';
  response.setHeader('Content-Type', contentTypes.html ?? '');
  response.end(readFileSync(page));
}

createServer((request, response) => {
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  for (const [name, value] of headersFor(headerRules, path)) {
    response.setHeader(name, value);
  }
  const known = redirects.get(path);
  const wanted = known?.to ?? canonical(path);
  if (!wanted.startsWith(baseUrl) || isHostFile(path)) {
    notFound(response, path);
    return;
  }
  if (wanted !== path) {
    response.writeHead(known?.status ?? 301, {Location: wanted + search});
    response.end();
    return;
  }
  request.url = `/${path.slice(baseUrl.length)}${search}`;
  files(request, response, () => {
    notFound(response, path);
  });
}).listen(port, host, () => {
  console.log(`Serving "${dir}" at http://${host}:${port}${baseUrl}`);
});
