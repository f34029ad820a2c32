import type {Page} from '@playwright/test';
import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {expect, open, setMode, test} from './fixtures';

/** One browser page visits many addresses, because it compiles the scripts only once. */
const groups = 12;
const phone = {width: 390, height: 844};

/** From the sitemap, so that new pages are covered automatically. */
const paths = sitemapPaths();

// Without reduced motion, colours fade between modes.
test.use({viewport: phone, contextOptions: {reducedMotion: 'reduce'}});

async function checkPage(page: Page, path: string): Promise<void> {
  expect.soft((await open(page, path))?.status(), path).toBe(200);
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  await expect.soft(page, path).toHaveTitle(/\S \| EmlaLock$/);
  await expect.soft(page.locator('meta[name=description]'), path).toHaveAttribute('content', /\S{2}/);

  expect.soft(await findViolations(page), `${path}, narrow and light`).toEqual([]);
  await page.setViewportSize({width: 1280, height: 900});
  await setMode(page, 'dark');
  expect.soft(await findViolations(page), `${path}, wide and dark`).toEqual([]);
  await page.setViewportSize(phone);
}

for (let group = 0; group < groups; group += 1) {
  test(`pages say what they are and have no accessibility violation, part ${group + 1} of ${groups}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths.filter((_, index) => index % groups === group)) {
      await checkPage(page, path);
    }
  });
}
