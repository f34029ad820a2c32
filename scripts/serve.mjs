// Serves a build like its static host: with its headers and redirects, and the not-found page with status 404.
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {headersFor, readRedirects} from './host.mjs';

function readOptions() {
  const dir = /** @type {const} */ ({type: 'string', default: 'build'});
  const host = /** @type {const} */ ({type: 'string', default: 'localhost'});
  const port = /** @type {const} */ ({type: 'string', default: '3000'});
  try {
    return parseArgs({options: {dir, host, port}}).values;
  } catch {
    console.error('Usage: npm run serve -- [--dir build] [--host localhost] [--port 3000]');
    process.exit(1);
  }
}

const {dir, host, port} = readOptions();

/** A build writes this file last. It holds the path of the site. */
const wholeFile = join(dir, '.whole');
if (!existsSync(wholeFile)) {
  console.error(`There is no whole site in "${dir}". Run "npm run build" first, or name the folder with --dir.`);
  process.exit(1);
}
const baseUrl = readFileSync(wholeFile, 'utf8');

// For development, it looks for each file when it is asked for, so a new build is served at once.
const sendFile = sirv(dir, {
  dev: true,
  etag: true,
  extensions: ['html'],
  setHeaders: (response, path) => {
    if (path.endsWith('.md')) {
      response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
    }
  },
});

/** Each language has a not-found page. @param {import('node:http').ServerResponse} response @param {string} path */
function sendNotFound(response, path) {
  const [language = ''] = path.slice(baseUrl.length).split('/');
  const page = [`${language}/404.html`, '404.html'].map((name) => join(dir, name)).find((file) => existsSync(file));
  // Not cached, because the next build may contain the file.
  response.writeHead(404, {'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store'});
  response.end(page ? readFileSync(page) : 'Not found\n');
}

const server = createServer((request, response) => {
  const {url = '/'} = request;
  const [path = '/'] = url.split('?', 1);
  const redirect = readRedirects(dir).find(({from}) => from === path);
  if (redirect) {
    response.writeHead(redirect.status, {Location: redirect.to + url.slice(path.length)}).end();
  } else if (path.startsWith(baseUrl)) {
    request.url = `/${url.slice(baseUrl.length)}`;
    response.setHeaders(headersFor(dir, `/${path.slice(baseUrl.length)}`));
    sendFile(request, response, () => {
      sendNotFound(response, path);
    });
  } else {
    sendNotFound(response, path);
  }
});

server.on('error', ({message}) => {
  console.error(`${message}. Name another with --host and --port.`);
  process.exit(1);
});
server.listen(Number(port), host, () => {
  console.log(`Serving "${dir}" at http://${host}:${port}${baseUrl}`);
});
