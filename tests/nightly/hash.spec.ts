// cspell:ignore usernotfound
// The address of a page is behind a hash, on a host that serves one file, and nothing is stored.
import type {Page} from '@playwright/test';
import {announcementBar, expect, html, test, title} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('a page is reached and stays after a reload, and one that is not there is not found', async ({page}) => {
  for (const [path, heading] of Object.entries({
    '/': 'Home of the tests',
    '/wiki/session/emergency': 'Emergency release',
    '/docs/api/time/add': 'Add time',
    '/blog': 'Blog',
    '/nothing': 'This page does not exist',
    '/%': 'This page does not exist',
    '/wiki/%E0%A4%A': 'This page does not exist',
  })) {
    await page.goto(`/#${path}`);
    await page.reload();
    await expect(title(page), path).toHaveText(heading);
  }
  await page.getByRole('main').getByRole('link', {name: 'The home page'}).click();
  await expect(title(page)).toHaveText('Home of the tests');
});

test('a place in a closed section opens it and takes the focus: from its address, the contents, back and forward', async ({
  page,
}) => {
  const place = page.locator('#a-heading-inside');
  const inContents = (name: string) => page.locator('.table-of-contents').getByRole('link', {name});
  const expectOpen = async () => {
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    // Closed again, so that the next way must open it.
    await page.locator('article summary', {hasText: 'Open me'}).click();
    await expect(place).toBeHidden();
  };
  await page.goto('/#/wiki/parts#a-heading-inside');
  await expectOpen();
  await inContents('A style').click();
  await inContents('A heading inside').click();
  await expectOpen();
  await inContents('A note').click();
  await page.goBack();
  await expectOpen();
});

test('a place is reached in a table, and from another page', async ({page}) => {
  await page.goto('/#/docs/api/time/add');
  await page.getByRole('article').getByRole('link', {name: 'UserNotFound'}).first().click();
  await expect(page).toHaveURL('/#/docs/api#error-usernotfound');
  await expect(page.locator('#error-usernotfound')).toBeInViewport();
});

test.describe('a part that fails', () => {
  test.use({expectedConsole: /ChunkLoadError|Loading chunk|ERR_/});

  for (const part of ['runtime~main', 'main']) {
    test(`${part}: the site says so, and "Retry" loads the page that was asked for`, async ({page}) => {
      await page.route(`**/assets/js/${part}.*`, (route) => route.abort());
      await page.goto('/#/wiki/session/emergency');
      await expect(page.getByRole('alert')).toContainText('This site did not load properly.');
      await page.unroute(`**/assets/js/${part}.*`);
      await page.getByRole('alert').getByRole('link', {name: 'Retry'}).click();
      await expect(title(page)).toHaveText('Emergency release');
    });
  }

  test('the files of a page: it says so, and "Retry" recovers, at first and later', async ({page}) => {
    const files = /\/assets\/js\/(?!main|runtime|page\.)/;
    const expectRetry = async (heading: string) => {
      await expect(title(page)).toHaveText('This page could not be loaded.');
      await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
      await page.unroute(files);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(title(page)).toHaveText(heading);
    };
    await page.route(files, (route) => route.abort());
    await page.goto('/#/wiki/session/emergency');
    await expectRetry('Emergency release');
    await page.route(files, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}).dispatchEvent('click');
    await expectRetry('All pages');
  });
});

test('no feed, search or Markdown is offered, because none is there', async ({page}) => {
  await page.goto('/#/blog');
  await expect(title(page)).toHaveText('Blog');
  await expect(page.getByRole('link', {name: /feed|Markdown/})).toHaveCount(0);
  await expect(page.getByRole('button', {name: /search|copy page/i})).toHaveCount(0);
  await expect(page.locator('link[rel=alternate][type*=xml]')).toHaveCount(0);
});

test('choices hold for the visit of a page, and nothing is stored', async ({page}) => {
  await page.goto('/#/wiki');
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
  await announcementBar(page).getByRole('button', {name: 'Close'}).click();
  await navbar(page).getByRole('link', {name: 'API docs'}).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcementBar(page)).toBeHidden();
  expect(await readStorage(page, 'localStorage')).toEqual({});
  expect(await readStorage(page, 'sessionStorage')).toEqual({});
});
