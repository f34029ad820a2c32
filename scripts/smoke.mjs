// Checks whether a deployed address serves the build in the folder "build", and says what is wrong.
//   npm run smoke -- https://docs.example.org
//   npm run smoke -- https://docs.example.org --without headers              for a host that ignores "_headers"
//   npm run smoke -- https://docs.example.org --without headers,redirects    for one that ignores "_redirects" too
import {existsSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {headersFor, readRedirects} from './host.mjs';

const {values, positionals} = parseArgs({allowPositionals: true, options: {without: {type: 'string', default: ''}}});
const [address = ''] = positionals;
if (!/^https?:\/\/[^/]/.test(address) || !['', 'headers', 'headers,redirects'].includes(values.without)) {
  console.error('Give the address to check: npm run smoke -- https://docs.example.org');
  process.exit(1);
}
const {origin} = new URL(address);
const hasHeaders = values.without === '';
const hasRedirects = values.without !== 'headers,redirects';
const base = readFileSync('build/.whole', 'utf8');
let checks = 0;
let faults = 0;

/** @param {boolean} isRight @param {string} fault */
function check(isRight, fault) {
  checks += 1;
  if (!isRight) {
    faults += 1;
    console.error(`✗ ${fault}`);
  }
}

/** @param {string} path @param {number} status @param {string} [file] */
async function checkAddress(path, status, file) {
  const answer = await fetch(origin + path, {redirect: 'manual'});
  const text = await answer.text();
  check(answer.status === status, `${path} answers ${answer.status}, not ${status}`);
  if (file !== undefined) {
    check(text === readFileSync(file, 'utf8'), `${path} is not the file of this build: ${file}`);
  }
  for (const [name, value] of hasHeaders ? headersFor('build', `/${path.slice(base.length)}`) : []) {
    const given = answer.headers.get(name);
    // Hosts treat the caching of missing files in their own way.
    const isFree = status === 404 && name === 'Cache-Control';
    check(given === value || isFree, `${path} has ${name}: ${given}, not ${value}`);
  }
}

/** An old address: the host redirects and keeps the query, or the page it answers with does, and loses it. @param {string} from @param {string} to */
async function checkRedirect(from, to) {
  const answer = await fetch(`${origin}${from}?old=1`);
  const {pathname, search} = new URL(answer.url);
  const text = await answer.text();
  const isRedirected = pathname === to && (search === '?old=1' || !hasRedirects);
  const isPage = !hasRedirects && text.includes(`content="0; url=${to}"`);
  check(isRedirected || isPage, `${from} does not lead to ${to}${hasRedirects ? ' with its query' : ''}`);
}

/** The file of a page in the build. @param {string} path */
function fileOf(path) {
  const bare = path.slice(base.length).replace(/\/$/, '');
  return [`build/${bare}.html`, `build/${bare}/index.html`].find((file) => existsSync(file)) ?? 'build/index.html';
}

try {
  // The sitemap has pages with the address that the site was built for.
  for (const [, page = ''] of readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const {pathname} = new URL(page);
    await checkAddress(pathname, 200, fileOf(pathname));
  }
  for (const file of ['wiki.md', 'llms.txt', 'sitemap.xml', 'openapi.json', 'openapi.yaml']) {
    await checkAddress(base + file, 200, `build/${file}`);
  }
  await checkAddress(`${base}nothing-of-this-name`, 404);
  await checkAddress(`${base}assets/js/nothing.0a1b2c3d.js`, 404);
  // No page can lead on from a file, so that needs a host that redirects.
  for (const {from, to} of readRedirects('build').filter((one) => hasRedirects || !/\.\w+$/.test(one.from))) {
    await checkRedirect(from, to);
  }
} catch (error) {
  const {cause, message} = /** @type {Error} */ (error);
  check(false, `${origin} cannot be checked: ${cause instanceof Error ? cause.message : message}`);
}
console.log(`${checks} checks of ${origin}, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
