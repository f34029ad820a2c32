// Measures what opening the search loads, and how soon each key press is answered on a CPU slowed down four times.
// cspell:ignore emergancy pasword blakjack hygeine minumum longtask
import path from 'node:path';
import {launch} from './lib/browser.mjs';
import {fastConnection} from './lib/connection.mjs';
import {formatNumber, spread} from './lib/format.mjs';
import {routes, selectors} from './lib/ourPages.mjs';
import {root} from './lib/paths.mjs';
import {cpuSlowdown} from './lib/phone.mjs';
import {serve} from './lib/server.mjs';

const queries = [
  'emergancy pasword',
  'how do I get out',
  'SessionHasNoHolder',
  'requirement links',
  'blakjack',
  'reqlink',
  'what happens if I miss a verification',
  'session',
  'hygeine opening',
  'api.emlalock.com/subrandom',
  'minumum holder score',
  'can my holder change the duration',
];

/** @typedef {{handler: number[], first: number[], all: number[], longTasks: number[]}} Times */
/** @typedef {Window & typeof globalThis & {times: Times}} WatchedWindow */

/**
 * Runs in the page before its scripts. Records how long each key press is handled, and when its first and its last
 * results are painted.
 */
function watch() {
  /** @type {Times} */
  const times = {handler: [], first: [], all: [], longTasks: []};
  let press = {index: 0, start: 0};
  Object.assign(window, {times});
  addEventListener('input', () => (press = {index: times.handler.length, start: performance.now()}), true);
  addEventListener('input', () => times.handler.push(performance.now() - press.start));
  // The message arrives after the frame has been painted.
  const painted = new MessageChannel();
  /** @param {MessageEvent<{index: number, start: number}>} message */
  painted.port1.onmessage = ({data: {index, start}}) => {
    const elapsed = performance.now() - start;
    times.all[index] = elapsed;
    times.first[index] ??= elapsed;
  };
  new PerformanceObserver((list) => {
    times.longTasks.push(...list.getEntries().map(({duration}) => duration));
  }).observe({type: 'longtask'});
  new MutationObserver((changes) => {
    if (
      times.handler.length > 0 &&
      changes.some(({target}) => target instanceof Element && target.matches('dialog .results'))
    ) {
      const answered = press;
      requestAnimationFrame(() => {
        painted.port2.postMessage(answered);
      });
    }
  }).observe(document, {subtree: true, childList: true});
}

/** @param {string} name @param {number[]} values */
function report(name, values) {
  const {median, most} = spread(values);
  console.log(
    `${name}: median ${formatNumber(median, 1)} ms, slowest ${formatNumber(most, 1)} ms (${values.length} key presses)`,
  );
}

const server = await serve(path.join(root, 'build'), fastConnection);
const browser = await launch();
try {
  const page = await browser.newPage();
  await page.addInitScript(watch);
  await page.goto(server.origin + routes.wiki, {waitUntil: 'networkidle'});
  server.served.length = 0;
  await page.keyboard.press('Control+k');
  const field = page.locator(`${selectors.searchDialog} input`);
  /** @param {string} query */
  const type = async (query) => {
    await field.press('Control+a');
    // The page is not queried while somebody types, because that would take its time.
    await page.keyboard.type(query, {delay: 200});
    await page.waitForTimeout(500);
  };
  await type('warm up');
  /** @param {'bytes' | 'gzip'} key */
  const sum = (key) => formatNumber(server.served.reduce((all, file) => all + file[key], 0));
  console.log(
    `First search: ${sum('bytes')} bytes by Brotli, ${sum('gzip')} by gzip, in ${server.served.length} files`,
  );

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await page.evaluate(() => {
    Object.values(/** @type {WatchedWindow} */ (window).times).forEach((list) => list.splice(0));
  });
  for (const query of queries) {
    await type(query);
  }
  const times = await page.evaluate(() => /** @type {WatchedWindow} */ (window).times);
  report('Handling of a key press', times.handler);
  console.log(`Tasks longer than 50 ms while somebody types: ${times.longTasks.length}`);
  report('From a key press to its first results', times.first);
  report('From a key press to all its results', times.all);
} finally {
  await browser.close();
  server.close();
}
