import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {expect, open, test} from './fixtures';

test.use({expectedConsole: /ChunkLoadError|Loading chunk|ERR_|status of 404|Unexpected token|MIME type/});

const missing = 'This site did not load properly.';
const notice = (page: Page) => page.getByRole('alert');

test.describe('with React on its way', () => {
  test.use({effectiveType: '4g'});

  for (const part of ['runtime', 'main', 'a chunk of the page']) {
    test(`${part} that is missing leaves a page that is read, and "Retry" loads it again`, async ({page}) => {
      const address =
        part === 'a chunk of the page' ? /\/assets\/js\/(?!main|runtime|page\.)/ : `**/assets/js/${part}*`;
      await page.route(address, (route) => route.abort());
      await page.goto('/wiki/session/emergency');
      await expect(notice(page)).toContainText(missing);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Emergency release');
      expect(await findViolations(page)).toEqual([]);
      await page.unroute(address);
      await notice(page).getByRole('link', {name: 'Retry'}).click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('on a page change, the new page comes as a document', async ({page}) => {
    await open(page, '/wiki/session/settings');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Blog'})
      .evaluate((link) => {
        (link as HTMLAnchorElement).click();
      });
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  });
});

test('without the page script, a page is read, and its links, menu and details work', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.route('**/assets/js/page.*', (route) => route.abort());
  await page.goto('/wiki/session');
  await expect(notice(page)).toContainText(missing);
  await page.locator('summary', {hasText: 'On this page'}).click();
  await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.locator('#site-menu').getByRole('link', {name: 'Feed'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Feed');
});

test.describe('built for another path', () => {
  for (const path of ['/', '/wiki/faq']) {
    test(`${path} says that the site did not load properly`, async ({page, baseURL}) => {
      await page.route(`${baseURL}/somewhere${path}`, async (route) => {
        await route.fulfill({response: await route.fetch({url: `${baseURL}${path}`})});
      });
      await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
      await page.goto(`/somewhere${path}`);
    });
  }

  test('a page at home says nothing', async ({page}) => {
    await open(page, '/wiki/faq?from=elsewhere#how-it-works');
    await expect(notice(page)).toHaveCount(0);
  });
});
