// Serves a build as a good static host would: addresses without .html, one form of each address, and the site's own
// not-found page with status 404, also for addresses that cannot be decoded.
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';

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
const notFoundFile = join(dir, '404.html');

if (!existsSync(join(dir, 'index.html'))) {
  console.error(`There is no site in "${dir}". Run "npm run build" first, or name the folder with --dir.`);
  process.exit(1);
}

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

/** Texts that are no pages. Without its encoding a browser would guess it. */
const textTypes = {'.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8'};

const files = sirv(dir, {
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => {
    const type = Object.entries(textTypes).find(([ending]) => path.endsWith(ending))?.[1];
    if (type) {
      response.setHeader('Content-Type', type);
    }
  },
});

/** @param {import('node:http').ServerResponse} response */
function notFound(response) {
  // A hash-router build has one page only; it tells the reader what is not there.
  const page = existsSync(notFoundFile) ? notFoundFile : join(dir, 'index.html');
  response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'});
  response.end(readFileSync(page));
}

createServer((request, response) => {
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const wanted = canonical(path);
  if (!wanted.startsWith(baseUrl)) {
    notFound(response);
    return;
  }
  if (wanted !== path) {
    response.writeHead(301, {Location: query === undefined ? wanted : `${wanted}?${query}`});
    response.end();
    return;
  }
  request.url = `/${path.slice(baseUrl.length)}${query === undefined ? '' : `?${query}`}`;
  files(request, response, () => {
    notFound(response);
  });
}).listen(port, host, () => {
  console.log(`Serving "${dir}" at http://${host}:${port}${baseUrl}`);
});
