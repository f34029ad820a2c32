// Checks whether a deployed address serves the build in the folder "build", and says what is wrong.
//   npm run smoke -- https://docs.example.org
//   npm run smoke -- https://docs.example.org --without-headers     for a host that ignores "_headers"
import {existsSync, readFileSync} from 'node:fs';
import {headersFor, readRedirects} from './host.mjs';

const [address = '', option] = process.argv.slice(2);
if (!/^https?:\/\/[^/]/.test(address) || ![undefined, '--without-headers'].includes(option)) {
  console.error('Give the address to check: npm run smoke -- https://docs.example.org [--without-headers]');
  process.exit(1);
}
const {origin} = new URL(address);
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

/** @param {string} path @param {string} file */
async function checkFile(path, file) {
  const answer = await fetch(origin + path, {redirect: 'manual'});
  check(answer.status === 200, `${path} answers ${answer.status}, not 200`);
  check((await answer.text()) === readFileSync(file, 'utf8'), `${path} is not the file of this build: ${file}`);
  for (const [name, value] of option ? [] : headersFor('build', `/${path.slice(base.length)}`)) {
    const given = answer.headers.get(name);
    check(given === value, `${path} has ${name}: ${given}, not ${value}`);
  }
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
    await checkFile(pathname, fileOf(pathname));
  }
  for (const file of ['wiki.md', 'llms.txt', 'sitemap.xml', 'openapi.json', 'openapi.yaml']) {
    await checkFile(base + file, `build/${file}`);
  }
  for (const missing of ['nothing-of-this-name', 'assets/js/nothing.0a1b2c3d.js']) {
    const {status, body} = await fetch(origin + base + missing);
    // An answer that nobody reads keeps this program from ending.
    await body?.cancel();
    check(status === 404, `${base}${missing} answers ${status}, not 404`);
  }
  // The host redirects, or answers with a page that does. No page can lead on from a file such as a feed.
  for (const {from, to} of readRedirects('build').filter((redirect) => !/\.\w+$/.test(redirect.from))) {
    const answer = await fetch(origin + from);
    const isPage = (await answer.text()).includes(`content="0; url=${to}"`);
    check(isPage || new URL(answer.url).pathname === to, `${from} does not lead to ${to}`);
  }
} catch (error) {
  const {cause, message} = /** @type {Error} */ (error);
  check(false, `${origin} cannot be checked: ${cause instanceof Error ? cause.message : message}`);
}
console.log(`${checks} checks of ${origin}, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
