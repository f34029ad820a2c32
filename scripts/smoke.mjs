// Checks whether a deployed address serves the site correctly, and says what is wrong.
//   npm run smoke -- https://docs.example.org
// It compares with the deployed build, in the folder build or --dir. What a host cannot do is skipped on request:
//   --without headers    it ignores "_headers" and "_redirects", so redirects are pages
//   --without no-store   it sends the headers of a path even if the file is missing
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {baseOf, headersFor, readHeaderRules, readRedirects} from './host/files.mjs';
import {readOptions} from './options.mjs';

const {values, positionals} = readOptions({
  allowPositionals: true,
  options: {dir: {type: 'string', default: 'build'}, without: {type: 'string', default: ''}},
});

const {dir, without} = values;
if (!['', 'headers', 'no-store'].includes(without)) {
  console.error('Name what the host cannot do as --without headers or --without no-store.');
  process.exit(1);
}
const hasHeaders = without !== 'headers';
const keepsNothingMissing = without === '';
const [address = ''] = positionals;
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error('Give the address to check: npm run smoke -- https://docs.example.org');
  process.exit(1);
}

const {origin} = new URL(address);
const rules = readHeaderRules(dir);
const base = baseOf(rules);

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

/** @param {string} path */
async function ask(path) {
  const response = await fetch(origin + path, {redirect: 'manual', signal: AbortSignal.timeout(20_000)});
  return {status: response.status, headers: response.headers, text: await response.text()};
}

/** @param {string} path */
async function follow(path) {
  const response = await fetch(origin + path, {signal: AbortSignal.timeout(20_000)});
  return {url: response.url, text: await response.text()};
}

/** @param {string} path @param {number} status @param {RegExp} type */
async function expectFile(path, status, type) {
  const {status: given, headers, text} = await ask(path);
  check(given === status, `${path} answers ${given}, not ${status}`);
  const kind = headers.get('content-type') ?? 'nothing';
  // Without our headers a host uses its own list of types; browsers only rely on those of pages and scripts.
  check(type.test(kind) || (!hasHeaders && !/html|javascript/.test(type.source)), `${path} comes as ${kind}`);
  for (const [name, value] of hasHeaders ? headersFor(rules, path) : []) {
    // The caching of missing pages is checked separately.
    if (!(status === 404 && name === 'Cache-Control')) {
      check(headers.get(name) === value, `${path} has ${name}: ${headers.get(name) ?? 'nothing'}, not ${value}`);
    }
  }
  return {headers, text};
}

/** @param {string} from @param {string} to @param {number[]} statuses */
async function expectRedirect(from, to, statuses) {
  const {status, headers} = await ask(from);
  const location = headers.get('location');
  const target = location === null ? '' : new URL(location, origin + from).href;
  check(statuses.includes(status), `${from} answers ${status}, not ${statuses.join(' or ')}`);
  check(target === origin + to, `${from} leads to ${target || 'nowhere'}, not to ${to}`);
}

/**
 * An address that is not a page's own: the host redirects, or the page it answers with does.
 * @param {string} from @param {string} to
 */
async function expectToLeadOn(from, to) {
  if (hasHeaders) {
    await expectRedirect(`${from}?x=1`, `${to}?x=1`, [301, 308]);
    return;
  }
  const {url, text} = await follow(from);
  const isThere = new URL(url).pathname === to || text.includes(`content="0; url=${to}"`);
  check(isThere, `${from} leads to ${new URL(url).pathname}, not to ${to}`);
}

/** @param {string} path */
async function expectMissing(path) {
  const {headers, text} = await expectFile(path, 404, /^text\//);
  const caching = headers.get('cache-control') ?? 'nothing';
  const isKept = !/no-store|max-age=0/.test(caching);
  check(!isKept || !keepsNothingMissing, `${path} is missing, and may be kept: Cache-Control is ${caching}`);
  return text;
}

/** The paths of all pages. The sitemap has them with the address that the site was built for. @returns {string[]} */
function pages() {
  const sitemap = readFileSync(join(dir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => new URL(page ?? '').pathname);
}

const securityTxt = '.well-known/security.txt';

/** If there is a security contact, it must not have expired. Below a base path, the root of the host is not ours. */
async function checkSecurityTxt() {
  if (base === '/' && existsSync(join(dir, securityTxt))) {
    const {text} = await expectFile(`/${securityTxt}`, 200, /^text\/plain/);
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    check(
      Date.parse(expires) > Date.now(),
      `/${securityTxt} is over since ${expires}. Build with a later SECURITY_EXPIRES.`,
    );
  }
}

/** The page as it was built. @param {string} path */
function builtPage(path) {
  const bare = path.slice(base.length);
  const file = join(dir, `${bare}.html`);
  return readFileSync(existsSync(file) ? file : join(dir, bare, 'index.html'), 'utf8');
}

async function checkSite() {
  for (const path of pages()) {
    const {text} = await expectFile(path, 200, /^text\/html/);
    check(text === builtPage(path), `${path} is not the page in "${dir}": the host serves a file of another build`);
  }
  const page = `${base}wiki`;
  const home = await ask(base);
  await expectFile(`${base}wiki.md`, 200, /^text\/markdown; ?charset=utf-8/i);
  await expectFile(`${base}llms.txt`, 200, /^text\/plain; ?charset=utf-8/i);
  await expectFile(`${base}sitemap.xml`, 200, /xml/);
  await expectFile(`${base}openapi.json`, 200, /^application\/json/);
  await expectFile(`${base}openapi.yaml`, 200, /yaml/);
  for (const folder of ['blog', 'changelog/emlalock']) {
    await expectFile(`${base}${folder}/rss.xml`, 200, /xml/);
    await expectFile(`${base}${folder}/atom.xml`, 200, /xml/);
    await expectFile(`${base}${folder}/feed.json`, 200, /json/);
  }
  const [script = ''] = readdirSync(join(dir, 'assets/js'));
  await expectFile(`${base}assets/js/${script}`, 200, /javascript/);

  await expectMissing(`${base}nothing-of-this-name`);
  const body = await expectMissing(`${base}assets/js/nothing.0a1b2c3d.js`);
  check(body !== home.text, 'A missing script is answered with the home page.');
  if (hasHeaders) {
    await expectMissing(`${base}_headers`);
  }

  const isSlashed = pages().includes(`${page}/`);
  await expectToLeadOn(isSlashed ? page : `${page}/`, isSlashed ? `${page}/` : page);
  if (hasHeaders) {
    await expectToLeadOn(`${base}wiki/faq.html`, `${base}wiki/faq${isSlashed ? '/' : ''}`);
  }
  for (const {from, to} of readRedirects(dir)) {
    await expectToLeadOn(from, to);
  }
  await checkSecurityTxt();
  if (origin.startsWith('https:')) {
    const {status, headers} = await fetch(`http://${new URL(origin).host}${base}`, {redirect: 'manual'});
    check(
      status >= 300 && status < 400 && headers.get('location')?.startsWith('https:') === true,
      `Without encryption it answers ${status} instead of leading to https.`,
    );
  }
}

if (rules.length === 0) {
  console.error(`There is no file "_headers" in "${dir}". Run "npm run build" first, or name the folder with --dir.`);
  process.exit(1);
}

try {
  await checkSite();
} catch (error) {
  const {cause} = error instanceof Error ? error : new Error();
  faults.push(`${origin} does not answer${cause instanceof Error ? `: ${cause.message}` : ''}`);
}

for (const fault of faults) {
  console.error(`✗ ${fault}`);
}
if (without !== '') {
  console.log(`Not checked, because the host cannot do it: ${without}`);
}
console.log(`${checks - Math.min(faults.length, checks)} of ${checks} checks of ${origin} passed`);
process.exitCode = faults.length > 0 ? 1 : 0;
