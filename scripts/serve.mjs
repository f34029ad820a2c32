// Serves a build like its static host: with its headers and redirects, addresses without .html, one form of each
// address, and the not-found page with status 404, even for addresses that cannot be decoded. Prints what browsers tell of
// the security policy.
//   npm run serve -- --dir build --host localhost --port 3000
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import sirv from 'sirv';
import {headersFor, isHostFile, readHeaderRules, readRedirects} from './host/files.mjs';
import {contentTypeOf, contentTypes} from './host/types.mjs';
import {readOptions} from './options.mjs';

const {values} = readOptions({
  options: {
    dir: {type: 'string', default: 'build'},
    host: {type: 'string', default: 'localhost'},
    port: {type: 'string', short: 'p', default: '3000'},
    // Options of `docusaurus serve` that this server accepts but does not need.
    'no-open': {type: 'boolean'},
  },
});

const {dir, host} = values;
const port = Number(values.port);

if (!/^\d{1,5}$/.test(values.port) || port > 65_535) {
  console.error(`"${values.port}" is no port. Name a number up to 65535, such as --port 3000.`);
  process.exit(1);
}

/** A build removes this file first and writes it last. It holds the path of the site. */
const wholeFile = join(dir, '.whole');
const finishedAt = () => statSync(wholeFile, {throwIfNoEntry: false})?.mtimeMs;

if (finishedAt() === undefined) {
  console.error(`There is no whole site in "${dir}". Run "npm run build" first, or name the folder with --dir.`);
  process.exit(1);
}
const baseUrl = readFileSync(wholeFile, 'utf8');

/** The policy in each page. Browsers report what it blocks only if a header names the place. */
function policyOfPages() {
  const page = existsSync(join(dir, '404.html')) ? readFileSync(join(dir, '404.html'), 'utf8') : '';
  const [, policy = ''] = /Content-Security-Policy"? content="([^"]*)"/.exec(page) ?? [];
  return policy;
}

function readBuild() {
  try {
    return {
      finished: finishedAt(),
      headerRules: readHeaderRules(dir),
      policy: policyOfPages(),
      redirects: new Map(readRedirects(dir).map((redirect) => [redirect.from, redirect])),
      // With trailing slashes, a build has folders where it otherwise has files.
      hasFolders: existsSync(join(dir, 'wiki/index.html')),
      // Lists the files and their sizes.
      files: sirv(dir, {
        etag: true,
        extensions: ['html'],
        setHeaders: (response, path) => {
          response.setHeader('Content-Type', contentTypeOf(path) ?? 'application/octet-stream');
        },
      }),
    };
  } catch (error) {
    console.error(`"${dir}" cannot be read: ${error instanceof Error ? error.message : String(error)}. Build again.`);
    process.exit(1);
  }
}

let build = readBuild();

/**
 * The canonical form of an address. Several leading slashes become one, because two would redirect to another host.
 * @param {string} path
 */
function canonical(path) {
  const clean = path.replace(/^\/{2,}/, '/').replace(/(?:\/index)?(?:\.html)?$/, '');
  const isFile = /\.\w+$/.test(clean);
  let bare = clean;
  // A pattern would take seconds for thousands of slashes in the middle.
  while (bare.endsWith('/')) {
    bare = bare.slice(0, -1);
  }
  // The home page always ends in a slash.
  if (`${bare}/` === baseUrl) {
    return baseUrl;
  }
  return build.hasFolders && !isFile ? `${bare}/` : bare || '/';
}

/** @param {import('node:http').ServerResponse} response @param {string} path */
function notFound(response, path) {
  response.statusCode = 404;
  // Not cached, because the next deploy may contain the file.
  response.setHeader('Cache-Control', 'no-store');
  if (path.startsWith(`${baseUrl}assets/`)) {
    // A page is useless to something that requested a script.
    response.setHeader('Content-Type', contentTypes.txt ?? '');
    response.end('Not found\n');
    return;
  }
  const [first = ''] = path.slice(baseUrl.length).split('/');
  // Each language has a not-found page. With the hash router there is one page only, which handles it itself.
  const pages = [...(/^[\w-]+$/.test(first) ? [`${first}/404.html`] : []), '404.html', 'index.html'];
  const page = pages.map((name) => join(dir, name)).find((file) => existsSync(file)) ?? '';
  response.setHeader('Content-Type', contentTypes.html ?? '');
  response.end(readFileSync(page));
}

/**
 * The address without escapes that hide nothing, or the address itself if it cannot be decoded.
 * @param {string} path
 */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A range that `sirv` can answer: from one byte on, perhaps to a later one. @param {string} range */
function isUsable(range) {
  const [, first = '', last = first] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? [];
  return first !== '' && Number(first) <= Number(last);
}

/** Where browsers report what the security policy has blocked. */
const violations = `${baseUrl}policy-violations`;

/** @param {import('node:http').IncomingMessage} request */
async function printViolation(request) {
  const {'csp-report': report} = /** @type {{'csp-report': Record<string, string>}} */ (
    JSON.parse(await text(request))
  );
  const {'document-uri': page, 'blocked-uri': part, 'effective-directive': directive} = report;
  console.warn(`${page}: the security policy blocks ${part} by ${directive}, see src/site/policy.ts.`);
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function answer(request, response) {
  if (request.method === 'POST' && request.url === violations) {
    printViolation(request).catch(() => undefined);
    response.writeHead(204).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {Allow: 'GET, HEAD', Connection: 'close'});
    response.end();
    return;
  }
  const finished = finishedAt();
  if (finished !== build.finished) {
    if (finished === undefined) {
      response.writeHead(503, {'Content-Type': contentTypes.txt});
      response.end('The site is being built. Reload this page when the build has finished.\n');
      return;
    }
    build = readBuild();
  }
  if (request.headers.range && !isUsable(request.headers.range)) {
    // Without a range, the whole file is the right answer.
    delete request.headers.range;
  }
  const [address = '/'] = (request.url ?? '/').split('#');
  const [path = '/'] = address.split('?', 1);
  const search = address.slice(path.length);
  for (const [name, value] of headersFor(build.headerRules, `/${path.slice(baseUrl.length)}`)) {
    response.setHeader(name, value);
  }
  response.setHeader('Content-Security-Policy-Report-Only', `${build.policy};report-uri ${violations}`);
  const known = build.redirects.get(path);
  const wanted = known?.to ?? canonical(path);
  // Browsers would read a backslash as a slash, and follow `/\` to another host.
  if (!wanted.startsWith(baseUrl) || path.includes('\\') || isHostFile(decoded(path))) {
    notFound(response, path);
    return;
  }
  if (wanted !== path) {
    response.writeHead(known?.status ?? 301, {Location: wanted + search});
    response.end();
    return;
  }
  request.url = `/${path.slice(baseUrl.length)}${search}`;
  // A file that is gone since it was listed ends its answer, not the server.
  response.on('pipe', (file) => file.on('error', () => response.destroy()));
  build.files(request, response, () => {
    notFound(response, path);
  });
}

const server = createServer((request, response) => {
  try {
    answer(request, response);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});

server.on('error', (error) => {
  const isUsed = 'code' in error && error.code === 'EADDRINUSE';
  console.error(
    isUsed
      ? `Port ${port} is in use. Name another: npm run serve -- --port ${port + 1}`
      : `Nothing can be served at ${host}:${port}: ${error.message}. Name another with --host and --port.`,
  );
  process.exit(1);
});

server.listen(port, host, () => {
  console.log(`Serving "${dir}" at http://${host}:${port}${baseUrl}`);
});
