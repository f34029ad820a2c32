// One round of measurements on one page of one site. Each visit has an empty cache.
import {headingOf} from './contenders.mjs';
import {visit, wait} from './phone.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./contenders.mjs').Contender} Contender */
/** @typedef {import('./contenders.mjs').Controls} Controls */
/** @typedef {import('./observe.mjs').Task} Task */
/** @typedef {import('./server.mjs').ServedFile} ServedFile */
/** @typedef {Contender & {server: Awaited<ReturnType<typeof import('./server.mjs').serve>>}} ServedSite */
/**
 * Null if a tap had no effect; figures that are not measured are missing. @typedef {Record<string, number | null>}
 * Figures
 */
/** @typedef {{site: string, page: string, figures: Figures}} Round */
/** @typedef {{route: string, next: string}} MeasuredPage */

const longTask = 50;
/** After this many milliseconds the page has nothing left to do. */
const quiet = 2500;
const tapAgainAfter = 250;
const mostTaps = 40;

/** The sum of what each task takes beyond 50 ms. @param {Task[]} tasks @param {number} from */
function blockingTime(tasks, from) {
  return tasks.reduce((sum, {start, end}) => sum + Math.max(0, end - Math.max(start, from) - longTask), 0);
}

/** @param {ServedFile[]} served @returns {Figures} */
function transferred(served) {
  const needed = served.filter(({isPrefetch}) => !isPrefetch);
  const kinds = ['HTML', 'scripts', 'styles', 'pictures', 'fonts', 'other'];
  /** @param {ServedFile[]} some */
  const sum = (some) => some.reduce((bytes, file) => bytes + file.bytes, 0);
  return {
    requests: needed.length,
    transferred: sum(served),
    prefetched: sum(served) - sum(needed),
    ...Object.fromEntries(kinds.map((name) => [name, sum(needed.filter(({kind}) => kind === name))])),
  };
}

/** @param {Browser} browser @param {ServedSite} site @param {string} route @returns {Promise<Figures>} */
export function measureLoad(browser, {server, address}, route) {
  server.served.length = 0;
  return visit(browser, server.origin + address(route), async (page) => {
    await page.page.waitForLoadState('load');
    await wait(quiet);
    const {fcp, lcp, cls, longTasks} = await page.metrics();
    return {
      ...transferred(server.served),
      FCP: fcp,
      LCP: lcp,
      CLS: cls,
      TBT: blockingTime(longTasks, fcp),
    };
  });
}

/**
 * @param {Browser} browser
 * @param {ServedSite} site
 * @param {Controls} controls
 * @param {MeasuredPage} page
 * @param {number} [afterLoad] milliseconds; without it, right after the first paint
 * @returns {Promise<number | null>} from the lifted finger to the heading of the next page
 */
function measureTap(browser, {server, address, folder}, controls, {route, next}, afterLoad) {
  const link = `${controls.text} a[href^="${address(next)}"]`;
  const heading = headingOf(folder, address(next));
  return visit(browser, server.origin + address(route), async (page) => {
    await page.firstPaint();
    if (afterLoad !== undefined) {
      await page.page.waitForLoadState('load');
      await page.locate(link);
      await wait(afterLoad);
    }
    const lifted = await page.tap(link);
    const shown = await page.shows(heading);
    return shown === undefined ? null : shown - lifted;
  });
}

/**
 * The time from the start of the visit to the open menu, for a reader who taps until it opens.
 * @param {Browser} browser @param {ServedSite} site @param {Controls} controls @param {string} route
 */
function measureMenu(browser, {server, address}, {menuButton, openMenu}, route) {
  return visit(browser, server.origin + address(route), async (page) => {
    await page.firstPaint();
    for (let taps = 1; taps <= mostTaps; taps += 1) {
      await page.tap(menuButton);
      if (await page.appears(openMenu, tapAgainAfter)) {
        return {'menu open at': await page.page.evaluate(() => performance.now()), 'taps on the menu': taps};
      }
    }
    return {'menu open at': null, 'taps on the menu': null};
  });
}

/** @param {Browser} browser @param {ServedSite} site @param {MeasuredPage} page @returns {Promise<Figures>} */
export async function measureRound(browser, site, page) {
  const {controls} = site;
  const figures = await measureLoad(browser, site, page.route);
  if (!controls) {
    return figures;
  }
  return {
    ...figures,
    ...(await measureMenu(browser, site, controls, page.route)),
    'tap early': await measureTap(browser, site, controls, page),
    'tap after 1 s': await measureTap(browser, site, controls, page, 1000),
    'tap after 6 s': await measureTap(browser, site, controls, page, 6000),
  };
}
