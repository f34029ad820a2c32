// What readers do between the first paint and React, on a slow phone: how soon it is felt and done, and how often.
// cspell:ignore framenavigated
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {systemChromium} from '../scripts/chromium.mjs';
import {serveCompressed} from './compressed.mjs';
import {actions, watchPage} from './earlyActions.mjs';

/** @typedef {import('./earlyActions.mjs').Action} Action */
/** @typedef {import('./earlyActions.mjs').Look} Look */
/** @typedef {{name: string, felt: number, done: number, count: number}} Outcome */

const {values} = parseArgs({
  options: {actions: {type: 'string', default: '100'}, seed: {type: 'string', default: '1'}},
});

const root = path.resolve(import.meta.dirname, '..');
const port = 4281;
const site = `http://127.0.0.1:${port}`;
const phone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};
const slowedBy = 4;
const line = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8};

/** Until when after the first paint an action may come: React is here by then, if its scripts began with the paint. */
const span = 2500;

/** The same moments in every run (a linear congruence, numbers from Numerical Recipes). @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** As a finger that rests on a control which needs React. */
function reach() {
  const control = document.body.appendChild(document.createElement('button'));
  control.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  control.remove();
}

/** @param {string} name Looks at every frame from the press on. */
function lookFrom(name) {
  const press = name === 'Ctrl+K' ? 'keydown' : 'pointerup';
  Object.assign(window, {
    outcome: new Promise((resolve) => {
      addEventListener(
        press,
        ({timeStamp}) => {
          let felt = NaN;
          const look = () => {
            /** @type {Look} */
            const now = /** @type {any} */ (window).looks[name]();
            const after = performance.now() - timeStamp;
            felt = now.felt && Number.isNaN(felt) ? after : felt;
            if (now.done || after > 10_000) {
              resolve({felt, done: now.done ? after : Infinity});
            } else {
              requestAnimationFrame(look);
            }
          };
          requestAnimationFrame(look);
        },
        {capture: true, once: true},
      );
    }),
  });
}

/** @param {import('@playwright/test').Page} page @param {Action} action */
async function press(page, {target, keys}) {
  if (keys) {
    await page.keyboard.press(keys);
    return;
  }
  const {x, y} = await page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility());
    element?.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = element?.getBoundingClientRect() ?? new DOMRect();
    return {x: left + Math.min(width, 40) / 2, y: top + height / 2};
  }, target);
  await page.touchscreen.tap(x, y);
}

/** A link is felt when the browser begins to leave, and done when the next page shows. @param {import('@playwright/test').Page} page @param {Action} action @returns {Promise<Outcome>} */
async function follow(page, action) {
  let left = 0;
  page.on('framenavigated', () => (left += 1));
  const noted = page.evaluate(
    () =>
      new Promise((resolve) => {
        let pressed = NaN;
        addEventListener('pointerup', ({timeStamp}) => (pressed = timeStamp), true);
        /** @type {any} */ (window).navigation.addEventListener('navigate', () =>
          resolve({felt: performance.now() - pressed, pressed: performance.timeOrigin + pressed}),
        );
      }),
  );
  const heading = await page.locator('h1').textContent();
  await press(page, action);
  const {felt, pressed} = /** @type {{felt: number, pressed: number}} */ (await noted);
  await page.waitForFunction((old) => (document.querySelector('h1')?.textContent ?? old) !== old, heading, {
    timeout: 10_000,
  });
  const shown = await page.evaluate((since) => {
    const paint = performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    return paint > since ? paint : performance.timeOrigin + performance.now();
  }, pressed);
  return {name: action.name, felt, done: shown - pressed, count: left};
}

/** @param {import('@playwright/test').Page} page @param {Action} action @param {{after: number, reaches: boolean}} moment @returns {Promise<Outcome>} */
async function carryOut(page, action, {after, reaches}) {
  await page.goto(site + action.path, {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (action.first) {
    await page.locator(action.first).tap();
  }
  if (reaches) {
    await page.evaluate(reach);
  }
  await page.waitForTimeout(after);
  if (action.name === 'link') {
    return follow(page, action);
  }
  const before = await page.evaluate((name) => /** @type {any} */ (window).looks[name]().count, action.name);
  await page.evaluate(lookFrom, action.name);
  await press(page, action);
  const times = await page.evaluate(() => /** @type {any} */ (window).outcome);
  await page.evaluate(reach);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  // What is carried out a second time would be by now.
  await page.waitForTimeout(500);
  const count = await page.evaluate((name) => /** @type {any} */ (window).looks[name]().count, action.name);
  return {name: action.name, ...times, count: count - before};
}

/** @param {number[]} list @param {number} share */
function quantile(list, share) {
  const sorted = list.toSorted((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {Outcome[]} outcomes */
function tell(outcomes) {
  console.log('| Action | Times | Felt: median, most | Done: median, most | Must be done in | Lost | Twice |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const {name, within} of actions) {
    const own = outcomes.filter((outcome) => outcome.name === name);
    const [felt, done] = /** @type {const} */ (['felt', 'done']).map((key) =>
      [0.5, 1]
        .map((share) =>
          quantile(
            own.map((outcome) => outcome[key]),
            share,
          ).toFixed(0),
        )
        .join(', '),
    );
    const lost = own.filter(({count}) => count < 1).length;
    const twice = own.filter(({count}) => count > 1).length;
    console.log(`| ${name} | ${own.length} | ${felt} | ${done} | ${within} | ${lost} | ${twice} |`);
  }
}

const server = await serveCompressed(path.join(root, 'build'), port);
const executablePath = systemChromium();
const browser = await chromium.launch({
  ...(executablePath && {executablePath}),
  chromiumSandbox: process.getuid?.() !== 0,
});
/** @type {Outcome[]} */
const outcomes = [];
try {
  const random = randomNumbers(Number(values.seed));
  for (let index = 0; index < Number(values.actions); index += 1) {
    const action = actions[index % actions.length];
    const moment = {after: random() * span, reaches: random() < 0.5};
    const page = await browser.newPage(phone);
    await page.addInitScript(watchPage);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowedBy});
    if (action) {
      outcomes.push(await carryOut(page, action, moment));
    }
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
tell(outcomes);
