// Compares our site with Starlight and with bare text, on a slow phone and on a desktop: four pages, each opened alone, and
// a visit of five. Each figure is measured on one site after the other, and each round begins with a different one.
//   node visit.mjs --rounds 9
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {systemChromium, testChromium} from '../scripts/programs.mjs';
import {firstPages, sites} from './lib/build.mjs';
import {slowConnection} from './lib/connection.mjs';
import {devices, openDevice} from './lib/device.mjs';
import {browserArguments, serve} from './lib/server.mjs';

const {values} = parseArgs({options: {rounds: {type: 'string', default: '9'}}});

/** Each is reached by a link in the text of the one before. */
const visit = ['/wiki', '/wiki/session', '/wiki/session/settings', '/wiki/session/emergency', '/wiki/session/end'];

/** A link to a page or to a place in it. @param {string} address */
function linkTo(address) {
  return `main a:is([href="${address}"], [href="${address}/"], [href^="${address}#"], [href^="${address}/#"])`;
}

const executablePath = systemChromium() ?? testChromium();
const browser = await chromium.launch({
  ...(executablePath && {executablePath}),
  chromiumSandbox: process.getuid?.() !== 0,
  args: browserArguments(),
});
/** Figures by row, then by site. @type {Map<string, number[][]>} */
const results = new Map();

/** @param {string} row @param {number} column @param {number} value */
function record(row, column, value) {
  const bySite = results.get(row) ?? sites.map(() => []);
  bySite[column]?.push(value);
  results.set(row, bySite);
}

/**
 * Opens one page, or follows the whole visit, on a fresh device.
 * @param {import('./lib/device.mjs').Device} device @param {number} column
 * @param {Awaited<ReturnType<typeof serve>>} server @param {[name: string, pages: string[]]} measured
 */
async function measure(device, column, server, [name, [first = '', ...others]]) {
  const end = first === '/' ? '' : (sites[column]?.end ?? '');
  const row = `${device}, ${name}`;
  const opened = await openDevice(browser, device);
  server.sent.bytes = 0;
  const {firstPaint, largestPaint, mainThread, layoutShift} = await opened.open(server.origin + first + end);
  for (const page of others) {
    record(`${row}: press to title, ms`, column, await opened.follow(linkTo(page)));
  }
  record(`${row}: kB`, column, server.sent.bytes / 1000);
  if (others.length === 0) {
    record(`${row}: first paint, ms`, column, firstPaint);
    record(`${row}: largest paint, ms`, column, largestPaint);
    record(`${row}: main thread, ms`, column, mainThread);
    record(`${row}: layout shift`, column, layoutShift);
  }
  await opened.close();
}

/** @param {number[]} all */
function median(all) {
  const sorted = all.toSorted((one, two) => one - two);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}

/** @param {number} value @param {number} digits */
function format(value, digits) {
  return Number.isFinite(value) ? value.toLocaleString('en-GB', {maximumFractionDigits: digits}) : '–';
}

function printTable() {
  const print = (/** @type {string[]} */ cells) => {
    console.log(`| ${cells.join(' | ')} |`);
  };
  print(['median', ...sites.map(({name}) => name), 'ours to Starlight']);
  print(['---', ...sites.map(() => '--:'), '--:']);
  for (const [row, bySite] of results) {
    const medians = bySite.map(median);
    const digits = row.endsWith('ms') ? 0 : row.endsWith('kB') ? 1 : 3;
    const [ours = NaN, starlight = NaN] = medians;
    print([row, ...medians.map((value) => format(value, digits)), format(ours / starlight, 2)]);
  }
}

/** @type {[name: string, pages: string[]][]} */
const all = [
  ...Object.entries(firstPages).map(([name, route]) => /** @type {[string, string[]]} */ ([name, [route]])),
  ['five pages', visit],
];
for (const device of /** @type {import('./lib/device.mjs').Device[]} */ (Object.keys(devices))) {
  const connection = slowConnection(devices[device].network);
  const servers = await Promise.all(sites.map(({folder}) => serve(folder, connection)));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const measured of all) {
      for (let turn = 0; turn < sites.length; turn += 1) {
        const column = (round + turn) % sites.length;
        const server = servers[column];
        // Bare text has no links between its pages.
        if (server && !(measured[1].length > 1 && sites[column]?.name === 'bare text')) {
          await measure(device, column, server, measured);
        }
      }
    }
    console.error(`${device}, round ${round + 1} of ${values.rounds}`);
  }
  connection.close();
  servers.forEach((server) => server.close());
}
await browser.close();
printTable();
