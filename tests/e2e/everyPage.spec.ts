import {pageKinds, specialPages} from '../support/pageKinds';
import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {expect, open, phone, setMode, test} from './fixtures';

/** One browser page visits many addresses, because it compiles the scripts only once. */
const groups = 8;

/** From the sitemap, so that new pages are covered automatically. */
const paths = sitemapPaths();

// Without reduced motion, colours fade between modes. The browser itself logs the status of the not-found page.
test.use({viewport: phone.viewport, contextOptions: {reducedMotion: 'reduce'}, expectedConsole: /404/});

for (let group = 0; group < groups; group += 1) {
  test(`pages say what they are and have no accessibility violation, part ${group + 1} of ${groups}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths.filter((_, index) => index % groups === group)) {
      expect.soft((await open(page, path))?.status(), path).toBe(200);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      await expect.soft(page, path).toHaveTitle(/\S \| EmlaLock$/);
      await expect.soft(page.locator('meta[name=description]'), path).toHaveAttribute('content', /\S{2}/);
      expect.soft(await findViolations(page), path).toEqual([]);
    }
  });
}

test('one page of each kind has no accessibility violation in a wide window and dark', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: 1280, height: 900});
  for (const path of [...pageKinds, ...specialPages]) {
    await open(page, path);
    await setMode(page, 'dark');
    expect.soft(await findViolations(page), path).toEqual([]);
  }
});

test('open parts have no accessibility violation: menu, section, tab, what is copied, a target', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/api/time/add#where-this-comes-from');
  await expect(page.locator('details:has(#where-this-comes-from) td').first()).toBeVisible();
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    expect(await findViolations(page), mode).toEqual([]);
  }
  for (const [path, mode] of [
    ['/wiki/games', 'light'],
    ['/blog', 'dark'],
  ] as const) {
    await page.goto(`${path}?docusaurus-theme=${mode}`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    expect(await findViolations(page), path).toEqual([]);
  }
});
