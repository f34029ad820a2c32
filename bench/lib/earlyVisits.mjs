// cspell:ignore framenavigated
// Measures one early action, on a slow phone between the first paint and hydration.
import path from 'node:path';
import {headingOf} from './contenders.mjs';
import {selectors} from './ourPages.mjs';
import {root} from './paths.mjs';
import {timeout, visit, wait} from './phone.mjs';
import {watchAction} from './watchAction.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./earlyActions.mjs').Action} Action */
/** @typedef {import('./phone.mjs').Visit} Visit */
/** @typedef {import('./watchAction.mjs').Response} Response */
/** @typedef {import('./watchAction.mjs').WatchedWindow} WatchedWindow */
/**
 * @typedef {object} Moment
 * @property {boolean} isLoading whether the deferred scripts are being loaded, because another control was touched
 * @property {number} share of the time until hydration
 */
/** `feedback` and `done` are in milliseconds, and missing if nothing happened. */
/** @typedef {{name: string, feedback?: number | undefined, done?: number | undefined, times: number}} Outcome */

/** A second, unwanted action would have happened by then. */
const settleTime = 500;

/** @param {Visit} phone */
async function hydrate(phone) {
  const time = await phone.hydrate();
  if (time === null) {
    throw new Error(`React did not hydrate ${phone.page.url()} within ${timeout / 1000} s.`);
  }
  return time;
}

/** @param {Browser} browser @param {string} address @returns {Promise<number>} milliseconds from the first paint on */
export async function timeToHydrate(browser, address) {
  const load = () =>
    visit(browser, address, async (phone) => {
      await phone.firstPaint();
      return hydrate(phone);
    });
  // Loaded once before measuring, because the server compresses files on the first request.
  await load();
  return load();
}

/** Starts to watch for the page's response. @param {Visit} phone @param {Action} action */
async function watch({page}, {name}) {
  /** @type {(response: Response) => void} */
  let report = () => undefined;
  /** @type {Promise<Response>} */
  const response = new Promise((resolve) => {
    report = resolve;
  });
  await page.exposeFunction('reportResponse', (/** @type {Response} */ reported) => {
    report(reported);
  });
  await page.evaluate(watchAction, {name, timeout, selectors});
  return () => Promise.race([response, wait(2 * timeout).then(() => undefined)]);
}

/** @param {Visit} phone @param {Response} response @param {string} route @returns {Promise<{done?: number}>} */
async function navigated(phone, {pressed}, route) {
  const at = await phone.shows(headingOf(path.join(root, 'build'), route));
  await wait(settleTime);
  return at === undefined ? {} : {done: at - pressed};
}

/** @param {Visit} phone @returns {Promise<number>} how often the action was carried out, also by hydration */
async function timesAfterHydration(phone) {
  await hydrate(phone);
  await wait(settleTime);
  return phone.page.evaluate(() => /** @type {WatchedWindow} */ (window).timesDone());
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Action} action
 * @param {Moment} moment
 * @param {number} hydration milliseconds, if the scripts start to load at the first paint
 * @returns {Promise<Outcome | undefined>} nothing if React was faster than the reader
 */
function act(browser, origin, action, {isLoading, share}, hydration) {
  const {name, route, target, keys, inMenu, leadsTo} = action;
  return visit(browser, origin + route, async (phone) => {
    await phone.firstPaint();
    if (inMenu === true) {
      await phone.tap(selectors.menuButton);
      await phone.appears(selectors.menu + selectors.open);
    }
    const point = await phone.locate(target);
    let navigations = 0;
    phone.page.on('framenavigated', (frame) => {
      navigations += frame === phone.page.mainFrame() ? 1 : 0;
    });
    const response = await watch(phone, action);
    if (isLoading) {
      await phone.loadDeferredScripts();
    }
    // From here on the page is not queried, because an answer would have to wait until the page has time.
    await wait(share * hydration);
    await (keys === undefined ? phone.tapAt(point) : phone.page.keyboard.press(keys));
    const reported = await response();
    if (reported === undefined) {
      return {name, times: 0};
    }
    const {isEarly, feedback, done} = reported;
    if (!isEarly) {
      return undefined;
    }
    return leadsTo === undefined
      ? {name, feedback, done, times: await timesAfterHydration(phone)}
      : {name, feedback, ...(await navigated(phone, reported, leadsTo)), times: navigations};
  });
}

/**
 * Repeats the action, each time a little earlier, until it happens before hydration.
 * @type {(...options: Parameters<typeof act>) => Promise<Outcome>}
 */
export async function actBeforeHydration(browser, origin, action, {isLoading, share}, hydration) {
  for (let earlier = share; earlier > 0.001; earlier *= 0.8) {
    const outcome = await act(browser, origin, action, {isLoading, share: earlier}, hydration);
    if (outcome) {
      return outcome;
    }
  }
  throw new Error(`React hydrates ${action.route} before anything can be done there.`);
}
