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

/** @typedef {{device: import('./lib/device.mjs').Device, column: number, name: string, pages: string[]}} Visit */

const {values} = parseArgs({options: {rounds: {type: 'string', default: '9'}}});

/** @type {[name: string, pages: string[]][]} */
const visits = [
  ...Object.entries(firstPages).map(([name, route]) => /** @type {[string, string[]]} */ ([name, [route]])),
  // Each is reached by a link in the text of the one before.
  ['five pages', ['/wiki', '/wiki/session', '/wiki/session/settings', '/wiki/session/emergency', '/wiki/session/end']],
];

/** A link to a page or to a place in it. @param {string} address */
function linkTo(address) {
  return `main a:is([href="${address}"], [href="${address}/"], [href^="${address}#"], [href^="${address}/#"])`;
}

async function launch() {
  const executablePath = systemChromium() ?? testChromium();
  const browser = await chromium.launch({
    ...(executablePath && {executablePath}),
    chromiumSandbox: process.getuid?.() !== 0,
    args: browserArguments(),
  });
  /** Fails when the browser ends, for what would wait for it. @type {Promise<never>} */
  const ended = new Promise((_, fail) => {
    browser.on('disconnected', () => {
      fail(new Error('The browser has ended.'));
    });
  });
  ended.catch(() => undefined);
  return {browser, ended};
}

let {browser, ended} = await launch();

/**
 * Opens one page, or follows the whole visit, on a fresh device.
 * @param {Visit} visit @param {Awaited<ReturnType<typeof serve>>} server
 * @returns {Promise<[row: string, value: number][]>}
 */
async function measure({device, column, pages: [first = '', ...others]}, server) {
  const opened = await openDevice(browser, device);
  server.sent.bytes = 0;
  const end = first === '/' ? '' : sites[column]?.end;
  const {firstPaint, largestPaint, mainThread} = await opened.open(server.origin + first + end);
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

/** Measures, and again in a new browser if that one has ended. @param {Visit} visit @param {Awaited<ReturnType<typeof serve>>} server */
async function record(visit, server) {
  const figures = await Promise.race([measure(visit, server), ended]).catch(async (error) => {
    if (browser.isConnected()) {
      throw error;
    }
    console.error('The browser has ended, so this is measured again in a new one.');
    ({browser, ended} = await launch());
    return measure(visit, server);
  });
  for (const [row, value] of figures) {
    const name = `${visit.device}, ${visit.name}: ${row}`;
    const bySite = results.get(name) ?? sites.map(() => []);
    bySite[visit.column]?.push(value);
    results.set(name, bySite);
  }
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

for (const device of /** @type {import('./lib/device.mjs').Device[]} */ (Object.keys(devices))) {
  const connection = slowConnection(devices[device].network);
  const servers = await Promise.all(sites.map(({folder}) => serve(folder, connection)));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, pages] of visits) {
      for (let turn = 0; turn < sites.length; turn += 1) {
        const column = (round + turn) % sites.length;
        const server = servers[column];
        // Bare text has no links between its pages.
        if (server && !(pages.length > 1 && sites[column]?.name === 'bare text')) {
          await record({device, column, name, pages}, server);
        }
      }
    }
    console.error(`${device}, round ${round + 1} of ${values.rounds}`);
  }
  connection.close();
  servers.forEach((server) => server.close());
}
await browser.close();

console.log(`| median | ${sites.map(({name}) => name).join(' | ')} | ours to Starlight |`);
console.log(`| --- |${' --: |'.repeat(sites.length + 1)}`);
for (const [row, bySite] of results) {
  const medians = bySite.map(median);
  const digits = row.endsWith('kB') ? 1 : 0;
  const [ours = NaN, starlight = NaN] = medians;
  const cells = [...medians.map((value) => format(value, digits)), format(ours / starlight, 2)];
  console.log(`| ${row} | ${cells.join(' | ')} |`);
}
