import {expect, open, test} from './fixtures';

test.describe('skip link', () => {
  for (const path of ['/wiki/session/settings', '/docs/api/time/add', '/blog', '/']) {
    test(`leads to the start of the content: ${path}`, async ({page}) => {
      await open(page, path);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });
  }

  test('leads there without script too', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/wiki/session/settings');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await context.close();
  });
});

test('the sidebar shows the current page, on arrival and after a page change', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(page, '/docs/api/links/sub-ranndom');
  const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current="page"]');
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page
    .getByRole('link', {name: /^Next/})
    .or(page.getByRole('link', {name: /^Previous/}))
    .first()
    .click();
  await expect(current).toBeInViewport();
});
