// What a reader does on a page, each time with an empty cache, and what it takes.
import {visit, wait} from './phone.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./contenders.mjs').Contender} Contender */
/** @typedef {Awaited<ReturnType<typeof import('./server.mjs').serve>>} Server */
/** @typedef {Contender & {server: Server}} Served */
/** Without a number where nothing came of it. @typedef {Record<string, number | undefined>} Figures */
/** @typedef {{site: string, page: string, figures: Figures}} Round */
/** @typedef {{route: string, title: string}} Next */

const longTask = 50;
const settled = 2500;
const patience = 15_000;
const tapAgainAfter = 250;

/** @typedef {{start: number, end: number}} Task */

/** What each task takes beyond what nobody notices. @param {Task[]} tasks @param {number} [from] what was before does not count */
function blocking(tasks, from = 0) {
  return tasks.reduce((sum, {start, end}) => sum + Math.max(0, end - Math.max(start, from) - longTask), 0);
}

/** @param {import('./server.mjs').Answer[]} answers @returns {Figures} */
function transferred(answers) {
  const needed = answers.filter(({isAhead}) => !isAhead);
  const kinds = ['HTML', 'scripts', 'styles', 'pictures', 'fonts', 'other'];
  /** @param {import('./server.mjs').Answer[]} some */
  const sum = (some) => some.reduce((bytes, answer) => bytes + answer.bytes, 0);
  return {
    requests: needed.length,
    transferred: sum(answers),
    'asked for at once': sum(needed),
    ahead: sum(answers.filter(({isAhead}) => isAhead)),
    ...Object.fromEntries(kinds.map((name) => [name, sum(needed.filter(({kind}) => kind === name))])),
  };
}

/** @param {import('./server.mjs').Answer[]} answers */
function scriptsByGzip(answers) {
  return answers.reduce((bytes, {kind, gzip}) => bytes + (kind === 'scripts' ? gzip : 0), 0);
}

/** Loads the page, and has the scripts take over. @param {Browser} browser @param {Served} site @param {string} route */
function read(browser, site, route) {
  const {server, controls} = site;
  server.answers.length = 0;
  return visit(browser, server.origin + site.address(route), async (page) => {
    await page.page.waitForLoadState('load');
    await wait(settled);
    const before = await page.seen();
    const figures = transferred(server.answers);
    let hydration = 0;
    if (controls.control !== undefined) {
      const reached = await page.reach(controls.control);
      await page.appears(controls.ready ?? '', patience);
      hydration = performance.timeOrigin + performance.now() - reached;
      await wait(settled);
    }
    const after = await page.seen();
    return {
      ...figures,
      FCP: before.fcp,
      LCP: before.lcp,
      CLS: after.cls,
      TBT: blocking(before.tasks, before.fcp),
      'blocking with hydration': blocking(after.tasks),
      'longest task': Math.max(
        0,
        ...after.tasks.filter(({end}) => end > before.fcp).map(({start, end}) => end - start),
      ),
      hydration,
      'scripts by gzip': scriptsByGzip(server.answers.filter(({isAhead}) => !isAhead)),
      'scripts by gzip, with those fetched ahead': scriptsByGzip(server.answers),
    };
  });
}

/** What it takes to show the page alone, which is no hydration. @param {Browser} browser @param {Served} site @param {string} route */
async function showOnly(browser, {server, address}, route) {
  server.settings.withScripts = false;
  try {
    return await visit(browser, server.origin + address(route), async (page) => {
      await page.page.waitForLoadState('load');
      await wait(settled);
      return blocking((await page.seen()).tasks);
    });
  } finally {
    server.settings.withScripts = true;
  }
}

/**
 * From the lifted finger to the heading of the next page.
 * @param {Browser} browser
 * @param {Served} site
 * @param {string} route
 * @param {Next} next
 * @param {{afterLoad?: number, whenReady?: boolean}} moment
 */
function goOn(browser, site, route, next, {afterLoad, whenReady}) {
  const {server, controls} = site;
  const link = `${controls.text} a[href^="${site.address(next.route)}"]`;
  return visit(browser, server.origin + site.address(route), async (page) => {
    await page.firstPaint();
    if (afterLoad !== undefined) {
      await page.page.waitForLoadState('load');
      await page.aim(link);
      await wait(afterLoad);
    }
    if (whenReady === true && controls.control !== undefined) {
      await page.reach(controls.control);
      await page.appears(controls.ready ?? '', patience);
      await wait(settled);
    }
    const lifted = await page.tap(link);
    const at = await page.headingAt(next.title, patience);
    return at === undefined ? undefined : at - lifted;
  });
}

/** From the address to the open menu, for a reader who taps until it opens. @param {Browser} browser @param {Served} site @param {string} route */
function openMenu(browser, site, route) {
  const {server, controls} = site;
  return visit(browser, server.origin + site.address(route), async (page) => {
    await page.firstPaint();
    let taps = 0;
    do {
      await page.tap(controls.menu);
      taps += 1;
    } while (!(await page.appears(controls.menuOpen, tapAgainAfter)) && taps < 40);
    return {'menu open at': await page.page.evaluate(() => performance.now()), 'taps on the menu': taps};
  });
}

/** @param {Browser} browser @param {Served} site @param {string} route @param {Next} next */
export async function measureVisits(browser, site, route, next) {
  const loaded = await read(browser, site, route);
  const shown = await showOnly(browser, site, route);
  /** @type {Figures} */
  const figures = {
    ...loaded,
    'blocking of hydration': Math.max(0, loaded['blocking with hydration'] - shown),
    ...(await openMenu(browser, site, route)),
    'tap early': await goOn(browser, site, route, next, {}),
    'tap after 1 s': await goOn(browser, site, route, next, {afterLoad: 1000}),
    'tap after 6 s': await goOn(browser, site, route, next, {afterLoad: 6000}),
  };
  // Where the scripts wait for nobody, they are there by then.
  figures['tap when hydrated'] =
    site.controls.control === undefined
      ? figures['tap after 6 s']
      : await goOn(browser, site, route, next, {afterLoad: 1000, whenReady: true});
  return figures;
}
