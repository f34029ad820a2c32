// Compares our site with bare text and with its peers, on a slow phone and on a desktop: single pages, and visits of five
// pages. Each figure is measured on one site after the other, and each round begins with a different one.
//   node visit.mjs --rounds 9 --sites ours,limit,starlight
import {parseArgs} from 'node:util';
import {launch} from './lib/browser.mjs';
import {slowConnection} from './lib/connection.mjs';
import {devices, now, openDevice} from './lib/device.mjs';
import {formatNumber, markdownTable, spread} from './lib/format.mjs';
import {serve} from './lib/server.mjs';
import {builtSites, firstPages, linkTo, visit} from './lib/sites.mjs';

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '9'},
    sites: {type: 'string', default: 'ours,limit,starlight'},
    devices: {type: 'string', default: Object.keys(devices).join(',')},
  },
});

/** @typedef {import('./lib/sites.mjs').Site & {server: Awaited<ReturnType<typeof serve>>}} ServedSite */
/** @typedef {import('./lib/device.mjs').Device} Device */
/** @typedef {{device: Device, site: ServedSite, record: (row: string, value: number) => void}} Run */

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

/** @param {Run} run @param {(opened: import('./lib/device.mjs').OpenDevice) => Promise<void>} act */
async function onDevice({device, site}, act) {
  const opened = await openDevice(browser, device);
  kilobytes(site);
  try {
    await act(opened);
  } finally {
    await opened.close();
  }
}

/** @param {string} route @returns {(run: Run) => Promise<void>} */
const openPage = (route) => (run) =>
  onDevice(run, async (opened) => {
    const {fcp, lcp, blocking, mainThread} = await opened.open(run.site.server.origin + run.site.address(route));
    run.record('kB', kilobytes(run.site));
    run.record('first paint', fcp);
    run.record('largest paint', lcp);
    run.record('main thread', mainThread);
    run.record('blocking', blocking);
  });

/** @param {number} rest @returns {(run: Run) => Promise<void>} */
const visitPages = (rest) => (run) =>
  onDevice(run, async (opened) => {
    const {server, address} = run.site;
    const [first = '', ...others] = visit.map(address);
    await opened.open(server.origin + first);
    for (const route of others) {
      run.record('press to title', await opened.follow(linkTo(route), rest));
    }
    run.record('kB', kilobytes(run.site));
  });

/** Home, search, emergency page. @param {Run} run */
const searchInAHurry = (run) =>
  onDevice(run, async (opened) => {
    const {server, address, search} = run.site;
    if (search) {
      await opened.open(server.origin + address('/'));
      const start = await opened.press(search.opener);
      await opened.page.locator(search.field).fill('emergency');
      await opened.page.waitForSelector(search.result);
      run.record('press to first result', now() - start);
      await opened.follow(`${search.result}[href*="/wiki/session/emergency"]`);
      run.record('kB', kilobytes(run.site));
    }
  });

/** @param {Device} device @returns {[string, (run: Run) => Promise<void>][]} */
const measurementsOn = ({hasMouse}) => [
  ...Object.entries(firstPages).map(([name, route]) => /** @type {const} */ ([name, openPage(route)])),
  ['five pages', visitPages(0)],
  ...(hasMouse ? [/** @type {const} */ (['five pages, rest of 300 ms', visitPages(300)])] : []),
  ['search', searchInAHurry],
];

const browser = await launch();
const chosen = builtSites().filter(({name}) => values.sites.split(',').includes(name));
const stages = await Promise.all(
  Object.entries(devices)
    .filter(([name]) => values.devices.split(',').includes(name))
    .map(async ([name, device]) => {
      const connection = slowConnection(device.network);
      const servers = await Promise.all(chosen.map(({folder}) => serve(folder, connection)));
      return {name, device, connection, servers};
    }),
);

try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const {name: deviceName, device, servers} of stages) {
      for (const [name, measure] of measurementsOn(device)) {
        for (const [turn] of chosen.entries()) {
          const index = (round + turn) % chosen.length;
          const site = {...chosen[index], server: servers[index]};
          // Bare text has no links between pages and no search.
          if (site.name !== 'limit' || name in firstPages) {
            await measure({
              device,
              site,
              record: (row, value) => record(`${deviceName}, ${name}: ${row}`, site.name, value),
            });
          }
        }
      }
    }
    console.error(`round ${round + 1} of ${values.rounds}`);
  }
} finally {
  await browser.close();
  for (const {connection, servers} of stages) {
    connection.close();
    servers.forEach((server) => server.close());
  }
}

const names = chosen.map(({name}) => name);
const others = names.slice(1);
const rows = [...results].map(([row, bySite]) => {
  const medians = names.map((name) => spread(bySite.get(name) ?? []).median);
  const ratios = others.map((_, index) => (medians[0] ?? NaN) / (medians[index + 1] ?? NaN));
  return [
    row,
    ...medians.map((median) => formatNumber(median, row.endsWith('kB') ? 1 : 0)),
    ...ratios.map((ratio) => (Number.isFinite(ratio) ? formatNumber(ratio, 2) : '–')),
  ];
});
console.log(markdownTable(['median', ...names, ...others.map((name) => `${names[0]} / ${name}`)], rows));
