import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {expect, open, setMode, test} from './fixtures';

test.beforeEach(async ({page}) => {
  // Without reduced motion, colours fade between modes.
  await page.emulateMedia({reducedMotion: 'reduce'});
});

/** From the sitemap, so that new pages are covered automatically. */
for (const path of [...sitemapPaths(), '/404.html']) {
  test(`${path} answers, says what it is, and has no accessibility violation`, async ({page}) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S \| EmlaLock$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2}/);

    await page.setViewportSize({width: 390, height: 900});
    expect(await findViolations(page), 'narrow and light').toEqual([]);
    await page.setViewportSize({width: 1280, height: 900});
    await setMode(page, 'dark');
    expect(await findViolations(page), 'wide and dark').toEqual([]);
  });
}
