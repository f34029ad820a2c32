// Compares our site with Starlight and with bare text, on a slow phone and on a desktop: four pages, each opened alone, and
// a visit of five. Each figure is measured on one site after the other, and each round begins with a different one.
//   node visit.mjs --rounds 9
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {systemChromium} from '../scripts/programs.mjs';
import {slowConnection} from './lib/connection.mjs';
import {devices, openDevice} from './lib/device.mjs';
import {browserArguments, serve} from './lib/server.mjs';
import {firstPages, sites} from './lib/sites.mjs';

/** @typedef {import('./lib/device.mjs').Device} Device */
/** @typedef {Awaited<ReturnType<typeof serve>>} Server */

const {values} = parseArgs({options: {rounds: {type: 'string', default: '9'}}});

/** @type {Record<string, string[]>} */
const visits = {
  ...Object.fromEntries(Object.entries(firstPages).map(([name, route]) => [name, [route]])),
  // Each is reached by a link in the text of the one before.
  'five pages': ['/wiki', '/wiki/session', '/wiki/session/settings', '/wiki/session/emergency', '/wiki/session/end'],
};

/** A link to a page or to a place in it. @param {string} address */
function linkTo(address) {
  return `main a:is([href="${address}"], [href="${address}/"], [href^="${address}#"], [href^="${address}/#"])`;
}

const executablePath = systemChromium();
const browser = await chromium.launch({
  ...(executablePath && {executablePath}),
  chromiumSandbox: process.getuid?.() !== 0,
  args: browserArguments(),
});

/**
 * Opens one page, or follows the whole visit, on a fresh device.
 * @param {Device} device @param {Server} server @param {string[]} pages @returns {Promise<[row: string, value: number][]>}
 */
async function measure(device, server, [first = '', ...others]) {
  const opened = await openDevice(browser, device);
  server.sent.bytes = 0;
  const {firstPaint, largestPaint, mainThread} = await opened.open(server.origin + first);
  /** @type {[string, number][]} */
  const presses = [];
  for (const page of others) {
    presses.push(['press to title, ms', await opened.follow(linkTo(page))]);
  }
  await opened.close();
  return [
    ...presses,
    ['kB', server.sent.bytes / 1000],
    ['first paint, ms', firstPaint],
    ['largest paint, ms', largestPaint],
    ['main thread, ms', mainThread],
  ];
}

/** Figures by row, then by site. @type {Map<string, number[][]>} */
const results = new Map();

/** @param {Device} device @param {Server[]} servers @param {number} round */
async function measureAll(device, servers, round) {
  for (const [visit, pages] of Object.entries(visits)) {
    for (let turn = 0; turn < sites.length; turn += 1) {
      const column = (round + turn) % sites.length;
      const server = servers[column];
      // Bare text has no links between its pages.
      const canVisit = pages.length === 1 || sites[column]?.name !== 'bare text';
      for (const [figure, value] of server && canVisit ? await measure(device, server, pages) : []) {
        const row = `${device}, ${visit}: ${figure}`;
        const bySite = results.get(row) ?? sites.map(() => []);
        bySite[column]?.push(value);
        results.set(row, bySite);
      }
    }
  }
}

for (const device of /** @type {Device[]} */ (Object.keys(devices))) {
  const connection = slowConnection(devices[device].network);
  const servers = await Promise.all(sites.map(({folder}) => serve(folder, connection)));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await measureAll(device, servers, round);
    console.error(`${device}, round ${round + 1} of ${values.rounds}`);
  }
  connection.close();
  servers.forEach((server) => server.close());
}
await browser.close();

/** The value in the middle, or the upper one of two. @param {number[]} all */
const median = (all) => all.toSorted((one, two) => one - two)[Math.floor(all.length / 2)] ?? NaN;

/** @param {number} value @param {number} digits */
function format(value, digits) {
  return Number.isFinite(value) ? value.toLocaleString('en-GB', {maximumFractionDigits: digits}) : '–';
}

console.log(`| median | ${sites.map(({name}) => name).join(' | ')} | ours to Starlight |`);
console.log(`| --- |${' --: |'.repeat(sites.length + 1)}`);
for (const [row, bySite] of results) {
  const medians = bySite.map(median);
  const digits = row.endsWith('kB') ? 1 : 0;
  const [ours = NaN, starlight = NaN] = medians;
  const cells = [...medians.map((value) => format(value, digits)), format(ours / starlight, 2)];
  console.log(`| ${row} | ${cells.join(' | ')} |`);
}
