import type {Page} from '@playwright/test';
import {formNames, inForm} from '../support/addressForms';
import {randomFrom} from '../support/random';
import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {expect, setMode} from './fixtures';
import {hydrationFaults} from './hydration';
import {test} from './plainHost';

/** Decides which page is requested in which form. */
const seed = 20261122;
/** One browser page visits many addresses, because it compiles the scripts only once. */
const groups = 12;
const phone = {width: 390, height: 844};

const random = randomFrom(seed);
/** From the sitemap, so that new pages are covered automatically. */
const addresses = sitemapPaths().map((path) => {
  const form = formNames[Math.floor(random() * formNames.length)] ?? 'with its ending';
  return inForm(form, path);
});

// Without reduced motion, colours fade between modes.
test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

async function checkPage(page: Page, address: string): Promise<void> {
  const status = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.responseStatus;
  });
  expect.soft(status, address).toBe(200);
  await expect.soft(page.locator('h1'), address).toHaveCount(1);
  await expect.soft(page, address).toHaveTitle(/\S \| EmlaLock$/);
  await expect.soft(page.locator('meta[name=description]'), address).toHaveAttribute('content', /\S{2}/);

  expect.soft(await findViolations(page), `${address}, narrow and light`).toEqual([]);
  await page.setViewportSize({width: 1280, height: 900});
  await setMode(page, 'dark');
  expect.soft(await findViolations(page), `${address}, wide and dark`).toEqual([]);
  await page.setViewportSize(phone);
}

for (let group = 0; group < groups; group += 1) {
  const part = `part ${group + 1} of ${groups}`;
  test(`pages keep their text in hydration, say what they are, and have no accessibility violation, ${part}`, async ({
    page,
  }) => {
    test.slow();
    const own = addresses.filter((_, index) => index % groups === group);
    expect(await hydrationFaults(page, own, (address) => checkPage(page, address))).toEqual([]);
  });
}
