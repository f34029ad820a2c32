// cspell:ignore longtask
// A phone or a desktop with an empty cache. On the phone, a reader can press links.

/** @typedef {{largestPaint: number, blocking: number}} Metrics */
/** @typedef {Window & typeof globalThis & {metrics: Metrics, reportHeading: (at: number) => void}} Observed */
/** @typedef {typeof devices[keyof typeof devices]} Device */
/** @typedef {Awaited<ReturnType<typeof openDevice>>} OpenDevice */

export const devices = {
  phone: {
    network: {delay: 150, bytesPerSecond: 1_600_000 / 8},
    cpuSlowdown: 4,
    screen: {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true, hasTouch: true},
  },
  desktop: {
    network: {delay: 40, bytesPerSecond: 10_000_000 / 8},
    cpuSlowdown: 1,
    screen: {viewport: {width: 1440, height: 900}},
  },
};

/** How long a finger stays on the screen, and how long a reader stays on a page, in milliseconds. */
const touchDuration = 80;
const reading = 2000;
const timeout = 15_000;

/** @param {number} milliseconds */
export function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Milliseconds since 1970, a clock that pages share with this process. */
export function now() {
  return performance.timeOrigin + performance.now();
}

/** Runs in every page before its scripts, and records what a reader would see. */
function observe() {
  const observed = /** @type {Observed} */ (window);
  const metrics = {largestPaint: 0, blocking: 0};
  observed.metrics = metrics;
  /** @param {string} type @param {(entry: PerformanceEntry) => void} record */
  const onEntry = (type, record) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(record);
    }).observe({type, buffered: true});
  };
  onEntry('largest-contentful-paint', ({startTime}) => {
    metrics.largestPaint = startTime;
  });
  onEntry('longtask', ({duration}) => {
    metrics.blocking += duration - 50;
  });
  /** Reports the next heading, then stops, so that a page at rest does no work for us. @param {string} last */
  function watchHeading(last) {
    const heading = document.querySelector('h1')?.textContent.trim() ?? '';
    if (heading === '' || heading === last) {
      requestAnimationFrame(() => {
        watchHeading(last);
      });
      return;
    }
    // After the frame that shows it has been painted.
    setTimeout(() => {
      observed.reportHeading(performance.timeOrigin + performance.now());
    });
  }
  requestAnimationFrame(() => {
    watchHeading('');
  });
  addEventListener('pointerdown', () => {
    watchHeading(document.querySelector('h1')?.textContent.trim() ?? '');
  });
}

/** Runs in a page: scrolls the first visible match into view. @param {string} selector */
export function placeOf(selector) {
  const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
  element?.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x = 0, y = 0, width = 0, height = 0} = element?.getClientRects()[0] ?? {};
  return {x: x + width / 2, y: y + height / 2};
}

/**
 * Opens a device whose cache is empty.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 */
export async function openDevice(browser, {screen, cpuSlowdown}) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** When headings were shown. @type {number[]} */
  let headings = [];
  await page.exposeFunction('reportHeading', (/** @type {number} */ at) => headings.push(at));
  await page.addInitScript(observe);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await session.send('Performance.enable');

  /** Milliseconds of all tasks of the main thread. */
  async function mainThread() {
    const {metrics} = await session.send('Performance.getMetrics');
    return (metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  }

  /** @param {string} selector @returns {Promise<number>} when the finger was lifted */
  async function tap(selector) {
    await page.waitForSelector(selector, {state: 'attached', timeout});
    const point = await page.evaluate(placeOf, selector);
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
    /** @param {string} address @returns {Promise<Metrics & {mainThread: number}>} */
    async open(address) {
      await page.goto(address, {waitUntil: 'load'});
      await wait(reading);
      const metrics = await page.evaluate(() => /** @type {Observed} */ (window).metrics);
      return {...metrics, mainThread: await mainThread()};
    },
    /** Follows a link and reads the page. @param {string} selector @returns {Promise<number>} from the lifted finger to the new title */
    async follow(selector) {
      const lifted = await tap(selector);
      for (const end = now() + timeout; headings.length === 0 && now() < end;) {
        await wait(20);
      }
      await wait(reading);
      return (headings[0] ?? Infinity) - lifted;
    },
  };
}
