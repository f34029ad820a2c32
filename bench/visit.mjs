// Compares our site with bare text and with its peers, on a slow phone and on a desktop: single pages, and visits of five
// pages. Each figure is measured on one site after the other, and each round begins with a different one.
//   node visit.mjs --rounds 9 --sites ours,limit,starlight
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {onPath} from '../scripts/programs.mjs';
import {launch} from './lib/browser.mjs';
import {slowConnection} from './lib/connection.mjs';
import {devices, now, openDevice} from './lib/device.mjs';
import {formatNumber, markdownTable, median} from './lib/format.mjs';
import {work} from './lib/paths.mjs';
import {serve} from './lib/server.mjs';
import {builtSites, firstPages, linkTo, visit} from './lib/sites.mjs';
import {probeOf, visitInWindow} from './lib/window.mjs';

const {values} = parseArgs({
  options: {rounds: {type: 'string', default: '9'}, sites: {type: 'string', default: 'ours,limit,starlight'}},
});

/** @typedef {import('./lib/sites.mjs').Site & {server: Awaited<ReturnType<typeof serve>>}} ServedSite */
/** @typedef {(site: ServedSite, record: (row: string, value: number) => void) => Promise<void>} Measurement */

/** @param {keyof typeof devices} device @param {(opened: import('./lib/device.mjs').OpenDevice) => Promise<void>} act */
async function onDevice(device, act) {
  const opened = await openDevice(browser, devices[device]);
  try {
    await act(opened);
  } finally {
    await opened.close();
  }
}

/** @param {keyof typeof devices} device @param {string} route @returns {Measurement} */
const openPage = (device, route) => (site, record) =>
  onDevice(device, async (opened) => {
    const {largestPaint, blocking, mainThread} = await opened.open(site.server.origin + site.address(route));
    record('largest paint', largestPaint);
    record('main thread', mainThread);
    record('blocking', blocking);
  });

/** @type {Measurement} */
const visitByPhone = ({server, address}, record) =>
  onDevice('phone', async (phone) => {
    const [first = '', ...others] = visit.map(address);
    await phone.open(server.origin + first);
    for (const route of others) {
      record('press to title', await phone.follow(linkTo(route)));
    }
  });

/** Home, search, emergency page. @type {Measurement} */
const searchByPhone = ({server, address, search}, record) =>
  onDevice('phone', async (phone) => {
    if (search) {
      await phone.open(server.origin + address('/'));
      const start = await phone.tap(search.opener);
      await phone.page.locator(search.field).fill('emergency');
      await phone.page.waitForSelector(search.result);
      record('press to first result', now() - start);
      await phone.follow(`${search.result}[href*="/wiki/session/emergency"]`);
    }
  });

/** @param {number} rest @returns {Measurement} */
const visitByMouse =
  (rest) =>
  ({server, address}, record) =>
    visitInWindow(server.origin + address(visit[0] ?? ''), rest, record);

/** @param {keyof typeof devices} device @returns {Record<string, Measurement>} */
const firstPagesOn = (device) =>
  Object.fromEntries(
    Object.entries(firstPages).map(([name, route]) => [`${device}, ${name}`, openPage(device, route)]),
  );

const hasWindows = Boolean(process.env.DISPLAY && onPath('xdotool'));
if (!hasWindows) {
  console.error('No visits with a mouse: they need xvfb, xdotool and Chromium. On Debian, apt-get installs all three.');
}
/** The measurements on each connection. Those with a mouse need a script in the pages. */
const stages = [
  {
    connection: slowConnection(devices.phone.network),
    measurements: {...firstPagesOn('phone'), 'phone, five pages': visitByPhone, 'phone, search': searchByPhone},
  },
  {connection: slowConnection(devices.desktop.network), measurements: firstPagesOn('desktop')},
  {
    connection: slowConnection(devices.desktop.network),
    measurements: {
      'desktop, five pages, pressed at once': visitByMouse(0),
      'desktop, five pages, after a rest of 300 ms': visitByMouse(300),
    },
    withMouse: true,
  },
].filter(({withMouse}) => hasWindows || !withMouse);

const sites = builtSites().filter(({name}) => values.sites.split(',').includes(name));
const names = sites.map(({name}) => name);
const browser = await launch();
/** @type {Map<string, number[][]>} */
const results = new Map();
const served = await Promise.all(
  stages.map(async ({connection, measurements, withMouse}) => {
    const ofStage = sites.map(async (site) => {
      const server = await serve(site.folder, connection, withMouse ? probeOf(site.address) : undefined);
      return {...site, server};
    });
    return {connection, measurements: Object.entries(measurements), sites: await Promise.all(ofStage)};
  }),
);

/** The medians of the rounds so far. */
function table() {
  const rows = [...results].map(([row, bySite]) => {
    const medians = bySite.map(median);
    const ratios = medians.slice(1).map((other) => formatNumber((medians[0] ?? NaN) / other, 2));
    return [row, ...medians.map((value) => formatNumber(value, row.endsWith('kB') ? 1 : 0)), ...ratios];
  });
  return markdownTable(['median', ...names, ...names.slice(1).map((name) => `ratio to ${name}`)], rows);
}

try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const {measurements, sites: ofStage} of served) {
      const first = round % sites.length;
      for (const [name, measure] of measurements) {
        for (const site of [...ofStage.slice(first), ...ofStage.slice(0, first)]) {
          /** @param {string} row @param {number} value */
          const record = (row, value) => {
            const bySite = results.get(`${name}: ${row}`) ?? names.map(() => []);
            bySite[names.indexOf(site.name)]?.push(value);
            results.set(`${name}: ${row}`, bySite);
          };
          // Bare text has no links between its pages and no search.
          if (site.name !== 'limit' || !/five|search/.test(name)) {
            site.server.served.length = 0;
            await measure(site, record);
            record('kB', site.server.served.reduce((sum, bytes) => sum + bytes, 0) / 1000);
          }
        }
      }
    }
    console.error(`round ${round + 1} of ${values.rounds}`);
    writeFileSync(`${work}/visit.md`, table());
  }
} finally {
  await browser.close();
  for (const {connection, sites: ofStage} of served) {
    connection.close();
    ofStage.forEach(({server}) => server.close());
  }
}
console.log(table());
