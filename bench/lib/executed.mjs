// How much JavaScript runs before the reader acts. Counting slows a page, so it has a visit of its own.
import {readResults, writeResults} from './results.mjs';
import {wait} from './phone.mjs';

/** In bytes, unpacked: of all scripts, and of those that are files of their own. */
/** @typedef {{site: string, page: string, executed: number, fromFiles: number}} Executed */
/** @typedef {{startOffset: number, endOffset: number, count: number}} Range */

/** Ranges come with the outer ones first; the inner ones tell more. @param {Range[]} ranges @param {number} length */
function executedIn(ranges, length) {
  const runs = new Uint8Array(length);
  for (const {startOffset, endOffset, count} of ranges) {
    runs.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return runs.reduce((sum, one) => sum + one, 0);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./visits.mjs').Served[]} sites
 * @param {string} name
 * @param {string} route
 */
export async function measureExecuted(browser, sites, name, route) {
  /** @type {Executed[]} */
  const known = readResults('executed');
  const results = known.filter(({page}) => page !== name);
  for (const site of sites) {
    const context = await browser.newContext({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true});
    const page = await context.newPage();
    await page.coverage.startJSCoverage({reportAnonymousScripts: true});
    await page.goto(site.server.origin + site.address(route));
    await wait(2500);
    const scripts = (await page.coverage.stopJSCoverage()).filter(({url}) => url.startsWith(site.server.origin));
    const executed = scripts.map(({url, source = '', functions}) => ({
      // What stands in the page itself bears the page's name.
      isFile: url !== page.url(),
      bytes: executedIn(
        functions.flatMap(({ranges}) => ranges),
        source.length,
      ),
    }));
    /** @param {typeof executed} some */
    const sum = (some) => some.reduce((total, {bytes}) => total + bytes, 0);
    results.push({
      site: site.name,
      page: name,
      executed: sum(executed),
      fromFiles: sum(executed.filter(({isFile}) => isFile)),
    });
    await context.close();
  }
  writeResults('executed', results);
}
