// What the first search loads, and what each key press costs on a CPU slowed four times.
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {systemChromium} from '../scripts/chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const port = 4280;
const slowedBy = 4;
// cspell:ignore emergancy pasword blakjack hygeine minumum longtask
const typed = [
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

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {string} name @param {number[]} values */
function tell(name, values) {
  const [median, most] = [0.5, 1].map((share) => quantile(values, share).toFixed(1));
  console.log(`${name}: median ${median} ms, most ${most} ms (${values.length} key presses)`);
}

function tellBytes() {
  const files = readdirSync(path.join(root, 'build/assets/search'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => readFileSync(path.join(parentPath, name)));
  /** @param {(file: Buffer) => Buffer} compress */
  const sum = (compress) => files.reduce((bytes, file) => bytes + compress(file).length, 0);
  const gzip = sum((file) => gzipSync(file, {level: 9}));
  const brotli = sum((file) => brotliCompressSync(file));
  console.log(`First search: ${gzip} bytes by gzip, ${brotli} by brotli, in ${files.length} files`);
}

/** @typedef {{task: number[], first: number[], answer: number[], long: number[]}} Times */

/** Stands in every page before its scripts: notes when a key went down, and when its first and all its results had been painted. */
function watch() {
  /** @type {Times} */
  const times = {task: [], first: [], answer: [], long: []};
  let press = {index: 0, start: 0};
  Object.assign(window, {times});
  addEventListener('input', () => (press = {index: times.task.length, start: performance.now()}), true);
  addEventListener('input', () => times.task.push(performance.now() - press.start));
  const painted = new MessageChannel();
  /** @param {MessageEvent<{index: number, start: number}>} message */
  painted.port1.onmessage = ({data: {index, start}}) => {
    const answer = performance.now() - start;
    times.answer[index] = answer;
    if (!(index in times.first)) {
      times.first[index] = answer;
    }
  };
  new PerformanceObserver((list) => {
    times.long.push(...list.getEntries().map(({duration}) => duration));
  }).observe({type: 'longtask'});
  new MutationObserver((changes) => {
    if (times.task.length > 0 && changes.some(({target}) => target instanceof Element && target.role === 'listbox')) {
      const answered = press;
      // A message comes behind the frame, which the browser draws first.
      requestAnimationFrame(() => {
        painted.port2.postMessage(answered);
      });
    }
  }).observe(document, {subtree: true, childList: true});
}

async function measure() {
  const server = spawn('node', ['scripts/serve.mjs', '--host', '127.0.0.1', '--port', String(port)], {cwd: root});
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath && {executablePath}),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    await new Promise((resolve) => server.stdout.once('data', resolve));
    const page = await browser.newPage();
    await page.addInitScript(watch);
    await page.goto(`http://127.0.0.1:${port}/wiki/session`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowedBy});
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    for (const query of ['warm up', ...typed]) {
      await field.press('Control+a');
      // Nothing is asked of the page while it answers: that would count, too.
      await page.keyboard.type(query, {delay: 200});
      await page.waitForTimeout(500);
      if (query === 'warm up') {
        await page.evaluate(() => {
          const {times} = /** @type {Window & typeof globalThis & {times: Times}} */ (window);
          Object.values(times).forEach((list) => list.splice(0));
        });
      }
    }
    const times = await page.evaluate(() => {
      const {times: noted} = /** @type {Window & typeof globalThis & {times: Times}} */ (window);
      return noted;
    });
    tell('Handling of a key press on the page', times.task);
    console.log(`Tasks of the page longer than 50 ms while somebody types: ${times.long.length}`);
    tell('From a key press to its first results painted', times.first);
    tell('From a key press to all its results painted', times.answer);
  } finally {
    await browser.close();
    server.kill();
  }
}

tellBytes();
await measure();
