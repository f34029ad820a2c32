// cspell:ignore longtask
// A slow phone with an empty cache that reads pages one after another.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{fcp: number, lcp: number, tbt: number}} Metrics */
/** @typedef {Window & typeof globalThis & {metrics: Metrics, reportHeading: (shown: ShownHeading) => void}} Observed */
/** @typedef {{heading: string, at: number}} ShownHeading */

export const slowNetwork = {delay: 150, bytesPerSecond: 1_600_000 / 8};
const cpuSlowdown = 4;

/** How long a finger stays on the screen, and how long a reader stays on a page, in milliseconds. */
const touchDuration = 80;
const reading = 2500;
const timeout = 15_000;

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Milliseconds since 1970, a clock that pages share with this process. */
function now() {
  return performance.timeOrigin + performance.now();
}

/** Runs in every page before its scripts, and records what a reader would see. */
function observe() {
  const observed = /** @type {Observed} */ (window);
  const metrics = {fcp: 0, lcp: 0, tbt: 0};
  observed.metrics = metrics;
  /** @param {string} type @param {(entry: PerformanceEntry) => void} record */
  const onEntry = (type, record) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(record);
    }).observe({type, buffered: true});
  };
  onEntry('paint', ({name, startTime}) => {
    metrics.fcp = name === 'first-contentful-paint' ? startTime : metrics.fcp;
  });
  onEntry('largest-contentful-paint', ({startTime}) => {
    metrics.lcp = startTime;
  });
  onEntry('longtask', ({startTime, duration}) => {
    metrics.tbt += metrics.fcp > 0 && startTime + duration > metrics.fcp ? duration - 50 : 0;
  });
  let last = '';
  function checkHeading() {
    const heading = document.querySelector('h1')?.textContent.trim() ?? '';
    if (heading !== '' && heading !== last) {
      last = heading;
      // After the frame that shows it has been painted.
      setTimeout(() => {
        observed.reportHeading({heading, at: performance.timeOrigin + performance.now()});
      });
    }
    requestAnimationFrame(checkHeading);
  }
  requestAnimationFrame(checkHeading);
}

/**
 * Opens a phone whose cache is empty.
 * @param {import('@playwright/test').Browser} browser
 */
export async function openPhone(browser) {
  const context = await browser.newContext({
    viewport: {width: 360, height: 740},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {ShownHeading[]} */
  let headings = [];
  await page.exposeFunction('reportHeading', (/** @type {ShownHeading} */ shown) => headings.push(shown));
  await page.addInitScript(observe);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});

  /** Scrolls the first visible match into view. @param {string} selector */
  async function locate(selector) {
    await page.waitForSelector(selector, {state: 'attached', timeout});
    const point = await page.evaluate((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((found) => found.checkVisibility());
      element?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x = 0, y = 0, width = 0, height = 0} = element?.getClientRects()[0] ?? {};
      return element ? {x: x + width / 2, y: y + height / 2} : null;
    }, selector);
    if (!point) {
      throw new Error(`Nothing to tap at ${page.url()}: ${selector}`);
    }
    return point;
  }

  /** @param {string} selector @returns {Promise<number>} when the finger was lifted */
  async function tap(selector) {
    const point = await locate(selector);
    headings = [];
    const down = session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [point]});
    await wait(touchDuration);
    const lifted = now();
    await Promise.all([down, session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []})]);
    return lifted;
  }

  return {
    page,
    tap,
    close: () => context.close(),
    /** @param {string} address @returns {Promise<Metrics>} */
    async open(address) {
      await page.goto(address, {waitUntil: 'load'});
      await wait(reading);
      return page.evaluate(() => /** @type {Observed} */ (window).metrics);
    },
    /** Follows a link and reads the page. @param {string} selector @returns {Promise<number>} from the lifted finger to the new title */
    async follow(selector) {
      const lifted = await tap(selector);
      for (const end = now() + timeout; headings.length === 0 && now() < end;) {
        await wait(20);
      }
      await wait(reading);
      return (headings[0]?.at ?? Infinity) - lifted;
    },
  };
}
