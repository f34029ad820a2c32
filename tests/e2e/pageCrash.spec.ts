import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {expect, open, setMode, test} from './fixtures';

test.describe('crash', () => {
  test.use({expectedConsole: /crashed on demand/});

  test('of a page says so, shows the message, and "Try again" recovers', async ({page}) => {
    await open(page, '/test-page');
    await page.getByRole('button', {name: 'Crash the page'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('main')).toContainText('The page crashed on demand.');
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await findViolations(page), mode).toEqual([]);
    }
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Test page');
  });
});

test.describe('test page', () => {
  test('is not indexed and stands in no site map', async ({page}) => {
    await open(page, '/test-page');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(sitemapPaths()).not.toContain('/test-page');
  });

  test('has no accessibility violation', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/test-page');
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await findViolations(page), mode).toEqual([]);
    }
  });
});
