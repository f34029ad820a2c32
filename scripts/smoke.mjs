// Checks whether a deployed address serves the build in the folder "build", and says what is wrong.
//   npm run smoke -- https://docs.example.org
//   npm run smoke -- https://docs.example.org --without headers              for a host that ignores "_headers"
//   npm run smoke -- https://docs.example.org --without headers,redirects    for one that ignores "_redirects" too
import {existsSync, readFileSync} from 'node:fs';
import {headersFor, readHeaderRules, readRedirects} from './host/files.mjs';
import {readOptions} from './options.mjs';

const {values, positionals} = readOptions({allowPositionals: true, options: {without: {type: 'string', default: ''}}});
const [address = ''] = positionals;
if (!/^https?:\/\/[^/]/.test(address) || !['', 'headers', 'headers,redirects'].includes(values.without)) {
  console.error('Give the address to check: npm run smoke -- https://docs.example.org');
  process.exit(1);
}

const {origin} = new URL(address);
const hasHeaders = values.without === '';
const hasRedirects = !values.without.includes('redirects');
const rules = readHeaderRules('build');
const base = readFileSync('build/.whole', 'utf8');

/** @type {string[]} */
const faults = [];
let checks = 0;

/** @param {boolean} isRight @param {string} fault */
function check(isRight, fault) {
  checks += 1;
  if (!isRight) {
    faults.push(fault);
  }
}

/** @param {string} path @param {RequestRedirect} redirect */
async function ask(path, redirect = 'manual') {
  const response = await fetch(origin + path, {redirect, signal: AbortSignal.timeout(20_000)});
  return {status: response.status, url: response.url, headers: response.headers, text: await response.text()};
}

/** @param {string} path @param {number} status @param {string} [file] */
async function expectFile(path, status, file) {
  const answer = await ask(path);
  check(answer.status === status, `${path} answers ${answer.status}, not ${status}`);
  if (file !== undefined) {
    check(answer.text === readFileSync(file, 'utf8'), `${path} is not the file of this build: ${file}`);
  }
  for (const [name, value] of hasHeaders ? headersFor(rules, `/${path.slice(base.length)}`) : []) {
    const given = answer.headers.get(name);
    // Hosts treat the caching of missing files in their own way.
    check(
      given === value || (status === 404 && name === 'Cache-Control'),
      `${path} has ${name}: ${given}, not ${value}`,
    );
  }
}

/** An old address: the host redirects and keeps the query, or the page it answers with does, and loses it. @param {string} from @param {string} to */
async function expectToLeadOn(from, to) {
  const {url, text} = await ask(`${from}?old=1`, 'follow');
  const {pathname, search} = new URL(url);
  check(
    hasRedirects ? pathname === to && search === '?old=1' : pathname === to || text.includes(`content="0; url=${to}"`),
    `${from} does not lead to ${to}${hasRedirects ? ' with its query' : ''}`,
  );
}

/** The file of a page in the build. @param {string} path */
function fileOf(path) {
  const bare = path.slice(base.length).replace(/\/$/, '');
  return [`build/${bare}.html`, `build/${bare}/index.html`].find((file) => existsSync(file)) ?? 'build/index.html';
}

/** The paths of all pages. The sitemap has them with the address that the site was built for. */
function pages() {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => new URL(page ?? '').pathname);
}

async function checkSite() {
  for (const path of pages()) {
    await expectFile(path, 200, fileOf(path));
  }
  for (const file of ['wiki.md', 'llms.txt', 'sitemap.xml', 'openapi.json', 'openapi.yaml']) {
    await expectFile(base + file, 200, `build/${file}`);
  }
  await expectFile(`${base}nothing-of-this-name`, 404);
  await expectFile(`${base}assets/js/nothing.0a1b2c3d.js`, 404);
  for (const {from, to} of readRedirects('build')) {
    await expectToLeadOn(from, to);
  }
}

try {
  await checkSite();
} catch (error) {
  const {cause, message} = /** @type {Error} */ (error);
  faults.push(`${origin} cannot be checked: ${cause instanceof Error ? cause.message : message}`);
}

for (const fault of faults) {
  console.error(`✗ ${fault}`);
}
console.log(`${checks} checks of ${origin}, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
