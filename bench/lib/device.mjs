// cspell:ignore longtask
// A phone or a desktop with an empty cache, on which someone reads pages one after another.

/** @typedef {{fcp: number, lcp: number, blocking: number}} Metrics */
/** @typedef {Window & typeof globalThis & {metrics: Metrics, reportHeading: (shown: ShownHeading) => void}} Observed */
/** @typedef {{heading: string, at: number}} ShownHeading */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {typeof devices[keyof typeof devices]} Device */
/** @typedef {Awaited<ReturnType<typeof openDevice>>} OpenDevice */

export const devices = {
  phone: {
    network: {delay: 150, bytesPerSecond: 1_600_000 / 8},
    cpuSlowdown: 4,
    screen: {viewport: {width: 390, height: 844}, deviceScaleFactor: 2, isMobile: true, hasTouch: true},
    hasMouse: false,
  },
  desktop: {
    network: {delay: 40, bytesPerSecond: 10_000_000 / 8},
    cpuSlowdown: 1,
    screen: {viewport: {width: 1440, height: 900}},
    hasMouse: true,
  },
};

/** How long a finger or a button stays down, and how long a reader stays on a page, in milliseconds. */
const pressDuration = 80;
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
  const metrics = {fcp: 0, lcp: 0, blocking: 0};
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
      observed.reportHeading({heading, at: performance.timeOrigin + performance.now()});
    });
  }
  requestAnimationFrame(() => {
    watchHeading('');
  });
  addEventListener('pointerdown', () => {
    watchHeading(document.querySelector('h1')?.textContent.trim() ?? '');
  });
}

/**
 * Opens a device whose cache is empty.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 */
export async function openDevice(browser, {screen, cpuSlowdown, hasMouse}) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {ShownHeading[]} */
  let headings = [];
  await page.exposeFunction('reportHeading', (/** @type {ShownHeading} */ shown) => headings.push(shown));
  await page.addInitScript(observe);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await session.send('Performance.enable');

  /** Milliseconds of all tasks of the main thread. */
  async function mainThread() {
    const {metrics} = await session.send('Performance.getMetrics');
    return (metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  }

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
      throw new Error(`Nothing to press at ${page.url()}: ${selector}`);
    }
    return point;
  }

  /** @param {'Start' | 'End'} kind @param {Point[]} touchPoints */
  const touch = (kind, touchPoints) => session.send('Input.dispatchTouchEvent', {type: `touch${kind}`, touchPoints});

  /** @param {string} selector @param {number} [rest] of the mouse before it presses @returns {Promise<number>} when it was let go */
  async function press(selector, rest = 0) {
    const point = await locate(selector);
    headings = [];
    if (hasMouse) {
      await page.mouse.move(point.x, point.y);
      await wait(rest);
    }
    const down = hasMouse ? page.mouse.down() : touch('Start', [point]);
    await wait(pressDuration);
    const released = now();
    await Promise.all([down, hasMouse ? page.mouse.up() : touch('End', [])]);
    return released;
  }

  return {
    page,
    press,
    close: () => context.close(),
    /** @param {string} address @returns {Promise<Metrics & {mainThread: number}>} */
    async open(address) {
      await page.goto(address, {waitUntil: 'load'});
      await wait(reading);
      const metrics = await page.evaluate(() => /** @type {Observed} */ (window).metrics);
      return {...metrics, mainThread: await mainThread()};
    },
    /** Follows a link and reads the page. @param {string} selector @param {number} [rest] @returns {Promise<number>} from the release to the new title */
    async follow(selector, rest) {
      const released = await press(selector, rest);
      for (const end = now() + timeout; headings.length === 0 && now() < end;) {
        await wait(20);
      }
      await wait(reading);
      return (headings[0]?.at ?? Infinity) - released;
    },
  };
}
