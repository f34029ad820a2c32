// A slow phone with an empty cache that visits one page.
import {observe} from './observe.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./observe.mjs').Seen} Seen */
/** @typedef {import('./observe.mjs').Shown} Shown */

export const line = {delay: 150, bytesPerSecond: 1_600_000 / 8};
export const slowedBy = 4;

/** As long as a finger rests on a link. */
const rest = 80;

/** @param {number} milliseconds */
export function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @template Result
 * @param {(visit: Visit) => Promise<Result>} act begins with the first answer of the server
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
    /** @type {Shown[]} */
    const shown = [];
    await page.exposeFunction('tellHeading', (/** @type {Shown} */ heading) => shown.push(heading));
    await page.addInitScript(observe);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowedBy});
    await page.goto(address, {waitUntil: 'commit'});
    return await act(new Visit(page, session, shown));
  } finally {
    await context.close();
  }
}

export class Visit {
  /** @param {Page} page @param {import('@playwright/test').CDPSession} session @param {Shown[]} shown */
  constructor(page, session, shown) {
    this.page = page;
    this.session = session;
    this.shown = shown;
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

  /** @returns {Promise<Seen>} */
  seen() {
    return this.page.evaluate(() => {
      const {seen} = /** @type {Window & typeof globalThis & {seen: Seen}} */ (window);
      return seen;
    });
  }

  /**
   * Where a finger goes: the middle of the first of these that can be seen, brought into view.
   * @param {string} selector
   */
  async aim(selector) {
    // At the first paint the end of a long page may still be under way.
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
   * Puts a finger there and lifts it, without asking the page anything: a finger does not wait until it has time.
   * @param {{x: number, y: number}} point
   * @returns {Promise<number>} when it was lifted
   */
  async press(point) {
    const down = this.session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [point]});
    await wait(rest);
    const lifted = performance.timeOrigin + performance.now();
    await Promise.all([down, this.session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})]);
    return lifted;
  }

  /** @param {string} selector @returns {Promise<number>} when the finger was lifted */
  async tap(selector) {
    return this.press(await this.aim(selector));
  }

  /**
   * When a page with this heading showed, since 1970.
   * @param {string} title
   * @param {number} patience
   * @returns {Promise<number | undefined>}
   */
  async headingAt(title, patience) {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      const found = this.shown.find(({heading}) => heading.startsWith(title));
      if (found) {
        return found.at;
      }
      await wait(20);
    }
    return undefined;
  }

  /**
   * A finger goes down on a control, which may stand in a closed section: to see what its scripts cost.
   * @param {string} selector
   * @returns {Promise<number>} when
   */
  async reach(selector) {
    const reached = performance.timeOrigin + performance.now();
    await this.page.locator(selector).first().dispatchEvent('pointerdown');
    return reached;
  }

  /** @param {string} selector @param {number} patience @returns {Promise<boolean>} whether it came in time */
  appears(selector, patience) {
    return this.page.waitForSelector(selector, {state: 'attached', timeout: patience}).then(
      () => true,
      () => false,
    );
  }
}
