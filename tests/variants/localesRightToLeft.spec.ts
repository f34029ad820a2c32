import {pseudo} from '../../scripts/pseudo-locales.mjs';
import {expect, open, test} from '../e2e/fixtures';

const pages = [
  '/',
  '/wiki/session',
  '/wiki/session/emergency',
  '/docs/api/time/add',
  '/docs/api/info',
  '/changelog/emlalock',
  '/blog',
  '/wiki/tags',
  '/all-pages',
  '/no-such-page',
];

test.use({expectedConsole: /404/});

test.describe('from right to left', () => {
  for (const width of [390, 1280]) {
    test(`no page is wider than a window of ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      for (const path of pages) {
        await page.goto(`/ar-XB${path}`);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, path).toBe(0);
      }
    });
  }

  test('name, menu and contents are where they are read first', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 844});
    await page.goto('/ar-XB/wiki/session/settings');
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? 0;
    expect(await left('.navbar__brand')).toBeGreaterThan(900);
    expect(await left('.theme-doc-sidebar-container')).toBeGreaterThan(900);
    expect(await left('.table-of-contents')).toBeLessThan(400);
  });

  test('menu and search fit and keep their side', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/ar-XB/wiki/session');
    await page.getByRole('button', {name: pseudo('Toggle navigation bar')}).click();
    const box = await page.locator('#site-menu').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
    await page.keyboard.press('Escape');
    await page.getByRole('link', {name: pseudo('Search'), exact: true}).click();
    const search = await page.getByRole('dialog', {name: 'Search'}).boundingBox();
    expect(search?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});
