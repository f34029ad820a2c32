import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {expect, open, setMode, test} from './fixtures';

/** One browser page visits many addresses, because it compiles the scripts only once. */
const groups = 12;

/** From the sitemap, so that new pages are covered automatically. */
const paths = [...sitemapPaths(), '/404.html'];

for (let group = 0; group < groups; group += 1) {
  test(`pages answer, say what they are, and have no accessibility violation, part ${group + 1} of ${groups}`, async ({
    page,
  }) => {
    test.slow();
    // Without reduced motion, colours fade between modes.
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const path of paths.filter((_, index) => index % groups === group)) {
      const response = await open(page, path);
      expect.soft(response?.status(), path).toBe(200);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      await expect.soft(page, path).toHaveTitle(/\S \| EmlaLock$/);
      await expect.soft(page.locator('meta[name=description]'), path).toHaveAttribute('content', /\S{2}/);

      await page.setViewportSize({width: 390, height: 900});
      expect.soft(await findViolations(page), `${path}, narrow and light`).toEqual([]);
      await page.setViewportSize({width: 1280, height: 900});
      await setMode(page, 'dark');
      expect.soft(await findViolations(page), `${path}, wide and dark`).toEqual([]);
    }
  });
}
