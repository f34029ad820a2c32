// A slow phone with an empty cache that visits one page.
import {observe} from './observe.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./observe.mjs').Metrics} Metrics */
/** @typedef {import('./observe.mjs').ObservedWindow} ObservedWindow */
/** @typedef {import('./observe.mjs').ShownHeading} ShownHeading */

export const slowNetwork = {delay: 150, bytesPerSecond: 1_600_000 / 8};
export const cpuSlowdown = 4;
/** A tap counts as lost after this many milliseconds. */
const timeout = 15_000;

/** How long a finger stays on the screen, in milliseconds. */
const touchDuration = 80;

/** @param {number} milliseconds */
export function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Milliseconds since 1970, a clock that pages share with this process. */
function now() {
  return performance.timeOrigin + performance.now();
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @template Result
 * @param {(visit: Visit) => Promise<Result>} act begins with the first byte of the page
 */
export async function visit(browser, address, act) {
  const context = await browser.newContext({
    viewport: {width: 360, height: 740},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    /** @type {ShownHeading[]} */
    const headings = [];
    await page.exposeFunction('reportHeading', (/** @type {ShownHeading} */ shown) => headings.push(shown));
    await page.addInitScript(observe);
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    await page.goto(address, {waitUntil: 'commit'});
    return await act(new Visit(page, session, headings));
  } finally {
    await context.close();
  }
}

export class Visit {
  /** @param {Page} page @param {import('@playwright/test').CDPSession} session @param {ShownHeading[]} headings */
  constructor(page, session, headings) {
    this.page = page;
    this.session = session;
    this.headings = headings;
  }

  firstPaint() {
    return this.page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            if (list.getEntriesByName('first-contentful-paint').length > 0) {
              resolve(performance.now());
            }
          }).observe({type: 'paint', buffered: true});
        }),
    );
  }

  /** @returns {Promise<Metrics>} */
  metrics() {
    return this.page.evaluate(() => /** @type {ObservedWindow} */ (window).metrics);
  }

  /**
   * Scrolls the first visible match into view.
   * @param {string} selector @returns {Promise<{x: number, y: number}>} its middle
   */
  async locate(selector) {
    // At the first paint, the end of a long page may not have arrived yet.
    await this.page.waitForSelector(selector, {state: 'attached'});
    const point = await this.page.evaluate((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((found) => found.checkVisibility());
      element?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x = 0, y = 0, width = 0, height = 0} = element?.getClientRects()[0] ?? {};
      return element ? {x: x + width / 2, y: y + height / 2} : null;
    }, selector);
    if (!point) {
      throw new Error(`Nothing to tap at ${this.page.url()}: ${selector}`);
    }
    return point;
  }

  /**
   * Taps without querying the page, because a finger does not wait until the page has time.
   * @param {{x: number, y: number}} point
   * @returns {Promise<number>} when the finger was lifted
   */
  async tapAt(point) {
    const down = this.session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [point]});
    await wait(touchDuration);
    const lifted = now();
    await Promise.all([down, this.session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})]);
    return lifted;
  }

  /** @param {string} selector @returns {Promise<number>} when the finger was lifted */
  async tap(selector) {
    return this.tapAt(await this.locate(selector));
  }

  /** @param {string} heading @returns {Promise<number | undefined>} when a page showed this heading, since 1970 */
  async shows(heading) {
    for (const end = now() + timeout; now() < end; await wait(20)) {
      const shown = this.headings.find((one) => one.heading === heading);
      if (shown) {
        return shown.at;
      }
    }
    return undefined;
  }

  /** @param {string} selector @param {number} patience @returns {Promise<boolean>} whether it came in time */
  appears(selector, patience) {
    return this.page.waitForSelector(selector, {state: 'attached', timeout: patience}).then(
      () => true,
      () => false,
    );
  }
}
