// cspell:ignore pillori
import {expect, test} from '../e2e/fixtures';

/** The same five pages as with the browser router, but behind a hash. */
const pages = [
  ['/', 'Easy online keyholding'],
  ['/wiki', 'EmlaLock wiki'],
  ['/wiki/session/emergency', 'Emergency release'],
  ['/docs/api/info', 'Read account and session'],
  ['/blog', 'Blog'],
] as const;

test.describe('hash router', () => {
  for (const [path, heading] of pages) {
    test(`${path} is reached and stays after a reload`, async ({page}) => {
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    });
  }

  test('links lead from page to page', async ({page}) => {
    await page.goto('/#/wiki');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
    await expect(page).toHaveURL(/#\/docs\/api$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  });

  test('an unknown page is not found', async ({page}) => {
    await page.goto('/#/nothing');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
  });

  test('the pages nearest to it are named, behind the hash too', async ({page}) => {
    await page.goto('/#/wiki/session/pillori');
    await page.getByRole('main').getByRole('link', {name: 'Pillory'}).click();
    await expect(page).toHaveURL(/#\/wiki\/session\/pillory$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Pillory');
    await expect(page.getByText('Page tools')).toHaveCount(0);
  });

  test('no feed is linked, because none is there', async ({page}) => {
    await page.goto('/#/blog');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    await expect(page.getByRole('link', {name: /feed/})).toHaveCount(0);
    await expect(page.locator('link[rel=alternate][type*=xml]')).toHaveCount(0);
  });

  test('no copy to read offline is offered', async ({page}) => {
    await page.goto('/#/privacy');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy');
    await expect(page.getByRole('button', {name: 'Clear my data'})).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
});
