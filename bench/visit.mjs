// Compares our site with its peers on a slow phone: single pages, and visits of several pages. Each round visits every
// site, and begins with a different one.
//   node visit.mjs --rounds 7 --sites ours,starlight
import {parseArgs} from 'node:util';
import {launch} from './lib/browser.mjs';
import {slowConnection} from './lib/connection.mjs';
import {formatNumber, markdownTable, spread} from './lib/format.mjs';
import {openPhone, slowNetwork} from './lib/phone.mjs';
import {serve} from './lib/server.mjs';
import {builtSites, firstPages} from './lib/sites.mjs';

const {values} = parseArgs({options: {rounds: {type: 'string', default: '7'}, sites: {type: 'string'}}});

/** Pages one after another, each reached by a link on the one before. */
const visits = {
  reader: ['/wiki', '/wiki/session', '/wiki/session/settings', '/wiki/session/emergency', '/wiki/session/end'],
  integrator: [
    '/docs/api',
    '/docs/api/time/add',
    '/docs/api/time/add-ranndom',
    '/docs/api/time/sub-random',
    '/docs/api/time/sub',
  ],
};

/** @typedef {import('./lib/sites.mjs').Site & {server: Awaited<ReturnType<typeof serve>>}} ServedSite */
/** @typedef {Record<string, number>} Figures */

/** @type {Map<string, Map<string, number[]>>} */
const results = new Map();

/** @param {string} row @param {string} site @param {number} value */
function record(row, site, value) {
  /** @type {Map<string, number[]>} */
  const bySite = results.get(row) ?? new Map();
  results.set(row, bySite.set(site, [...(bySite.get(site) ?? []), value]));
}

/** The kilobytes served since the last call. @param {ServedSite} site */
function kilobytes({server: {served}}) {
  return served.splice(0).reduce((sum, {bytes}) => sum + bytes, 0) / 1000;
}

/**
 * @param {ServedSite} site
 * @param {(phone: Awaited<ReturnType<typeof openPhone>>) => Promise<void>} act
 */
async function onPhone(site, act) {
  const phone = await openPhone(browser);
  kilobytes(site);
  try {
    await act(phone);
  } finally {
    await phone.close();
  }
}

/** @param {ServedSite} site @param {string} name @param {string} route */
async function visitPage(site, name, route) {
  await onPhone(site, async (phone) => {
    const {fcp, lcp, tbt} = await phone.open(site.server.origin + site.address(route));
    record(`${name}: kB`, site.name, kilobytes(site));
    record(`${name}: first paint`, site.name, fcp);
    record(`${name}: largest paint`, site.name, lcp);
    record(`${name}: blocking`, site.name, tbt);
  });
}

/** A link to a page or to a place in it. @param {string} address */
function linkTo(address) {
  const plain = address.replace(/\/$/, '');
  return `main a:is([href="${plain}"], [href="${plain}/"], [href^="${plain}#"], [href^="${plain}/#"])`;
}

/** @param {ServedSite} site @param {string} name @param {string[]} routes */
async function visitPages(site, name, [first = '', ...others]) {
  await onPhone(site, async (phone) => {
    await phone.open(site.server.origin + site.address(first));
    let all = kilobytes(site);
    record(`${name}: first page, kB`, site.name, all);
    for (const route of others) {
      record(`${name}: tap to title`, site.name, await phone.follow(linkTo(site.address(route))));
      const later = kilobytes(site);
      all += later;
      record(`${name}: a later page, kB`, site.name, later);
    }
    record(`${name}: all pages, kB`, site.name, all);
  });
}

/** Home, search, emergency page. @param {ServedSite} site */
async function visitInAHurry(site) {
  const {search} = site;
  if (!search) {
    return;
  }
  await onPhone(site, async (phone) => {
    await phone.open(site.server.origin + site.address('/'));
    await phone.tap(search.opener);
    await phone.page.locator(search.field).fill('emergency');
    const result = `${search.result}[href*="/wiki/session/emergency"]`;
    record('hurried: tap to title', site.name, await phone.follow(result));
    record('hurried: all pages, kB', site.name, kilobytes(site));
  });
}

const connection = slowConnection(slowNetwork);
const browser = await launch();
const chosen = values.sites?.split(',');
const sites = await Promise.all(
  builtSites()
    .filter(({name}) => chosen?.includes(name) ?? true)
    .map(async (site) => ({...site, server: await serve(site.folder, connection)})),
);

/** @param {ServedSite} site */
async function visitAll(site) {
  for (const [name, route] of Object.entries(firstPages)) {
    await visitPage(site, name, route);
  }
  if (site.name !== 'limit') {
    for (const [name, routes] of Object.entries(visits)) {
      await visitPages(site, name, routes);
    }
    await visitInAHurry(site);
  }
}

try {
  // The server compresses files on the first request, which must not be measured.
  for (const site of sites) {
    await visitAll(site);
  }
  results.clear();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const first = round % sites.length;
    for (const site of [...sites.slice(first), ...sites.slice(0, first)]) {
      await visitAll(site);
    }
    console.error(`round ${round + 1} of ${values.rounds}`);
  }
} finally {
  await browser.close();
  connection.close();
  sites.forEach(({server}) => server.close());
}

const names = sites.map(({name}) => name);
const rows = [...results].map(([row, bySite]) => [
  row,
  ...names.map((name) => formatNumber(spread(bySite.get(name) ?? []).median, row.endsWith('kB') ? 1 : 0)),
]);
console.log(markdownTable(['median', ...names], rows));
