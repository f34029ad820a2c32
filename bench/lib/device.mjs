// A phone and a desktop with an empty cache, and what a reader sees on them.

/** @typedef {Window & typeof globalThis & {reportTitle: (at: number) => void}} Observed */
/** @typedef {keyof typeof devices} Device */

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

/** How long a finger or a button stays down, how long a reader stays on a page, and what is too long, in milliseconds. */
const pressDuration = 80;
const reading = 2000;
const timeout = 15_000;

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs in a page that is loaded: its paints, in milliseconds. @returns {Promise<{firstPaint: number, largestPaint: number}>} */
function readPaints() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve({
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        largestPaint: list.getEntries().at(-1)?.startTime ?? NaN,
      });
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
}

/** Runs in every page before its scripts. */
function observe() {
  const title = () => document.querySelector('h1')?.textContent.trim() ?? '';
  /** Reports the next title, then stops, so that a page at rest does no work for us. @param {string} last */
  function watchTitle(last) {
    requestAnimationFrame(() => {
      if (title() === '' || title() === last) {
        watchTitle(last);
      } else {
        // After the frame that shows it has been painted.
        setTimeout(() => {
          /** @type {Observed} */ (window).reportTitle(performance.timeOrigin + performance.now());
        });
      }
    });
  }
  watchTitle('');
  addEventListener('pointerdown', () => {
    watchTitle(title());
  });
}

/** Runs in a page: scrolls the first visible match into view. @param {string} selector */
function placeOf(selector) {
  const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
  element?.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x = 0, y = 0, width = 0, height = 0} = element?.getClientRects()[0] ?? {};
  return {x: x + width / 2, y: y + height / 2};
}

/** @param {import('@playwright/test').Browser} browser @param {Device} name */
export async function openDevice(browser, name) {
  const {screen, cpuSlowdown} = devices[name];
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let titleAt = 0;
  await page.exposeFunction('reportTitle', (/** @type {number} */ at) => (titleAt ||= at));
  await page.addInitScript(observe);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await session.send('Performance.enable');

  /** @param {'down' | 'up'} way @param {{x: number, y: number}} point */
  function move(way, point) {
    const isDown = way === 'down';
    return name === 'phone'
      ? session.send('Input.dispatchTouchEvent', {
          type: isDown ? 'touchStart' : 'touchEnd',
          touchPoints: isDown ? [point] : [],
        })
      : session.send('Input.dispatchMouseEvent', {
          type: isDown ? 'mousePressed' : 'mouseReleased',
          ...point,
          button: 'left',
          clickCount: 1,
        });
  }

  return {
    close: () => context.close(),
    /** Opens an address, reads, and returns what was measured, in milliseconds. @param {string} address */
    async open(address) {
      await page.goto(address, {waitUntil: 'load'});
      await wait(reading);
      const paints = await page.evaluate(readPaints);
      const {metrics} = await session.send('Performance.getMetrics');
      const mainThread = (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? NaN) * 1000;
      return {...paints, mainThread};
    },
    /** Follows a link and reads the page. @param {string} selector @returns {Promise<number>} from letting go to the new title */
    async follow(selector) {
      await page.waitForSelector(selector, {state: 'attached', timeout});
      const point = await page.evaluate(placeOf, selector);
      titleAt = 0;
      const down = move('down', point);
      await wait(pressDuration);
      // Milliseconds since 1970, a clock that pages share with this process.
      const released = performance.timeOrigin + performance.now();
      await Promise.all([down, move('up', point)]);
      for (let waited = 0; titleAt === 0 && waited < timeout; waited += 20) {
        await wait(20);
      }
      await wait(reading);
      return (titleAt || Infinity) - released;
    },
  };
}
