// The address of a page is behind a hash, on a host that serves one file, and nothing is stored.
import {expect, html, mainLink, test, title} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';

test('a page is reached, and one that is not there or cannot be decoded is not found', async ({page}) => {
  for (const [path, heading] of Object.entries({
    '/wiki/%E0%A4%A': 'This page does not exist',
    '/wiki/session/emergency': 'Emergency release',
    '/': 'Home of the tests',
    '/docs/api/time/add': 'Add time',
    '/blog': 'Blog',
    '/nothing': 'This page does not exist',
    '/docs/api/%': 'This page does not exist',
  })) {
    await page.goto(`/#${path}`);
    await expect(title(page), path).toHaveText(heading);
  }
  await mainLink(page, 'EmlaLock').click();
  await expect(title(page)).toHaveText('Home of the tests');
});

test.describe('parts that do not come', () => {
  test.use({expectedConsole: /ERR_FAILED|Loading chunk/});

  test('of the next page are said, and "Retry" leads there', async ({page}) => {
    const notice = page.getByRole('alert').filter({hasText: 'This site did not load properly.'});
    await page.goto('/#/');
    await expect(title(page)).toHaveText('Home of the tests');
    const files = /\/assets\/js\/(?!main|runtime|site)/;
    await page.route(files, (route) => route.abort());
    await mainLink(page, 'API docs').click();
    await expect(notice).toBeVisible();
    await page.unroute(files);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(title(page)).toHaveText('Small reference');
  });
});

test('no feed, search or Markdown is offered, because none is there', async ({page}) => {
  await page.goto('/#/blog');
  await expect(title(page)).toHaveText('Blog');
  await expect(page.getByRole('link', {name: /feed|Markdown/})).toHaveCount(0);
  await expect(page.getByRole('button', {name: /search|copy page/i})).toHaveCount(0);
  await expect(page.locator('link[rel=alternate][type*=xml]')).toHaveCount(0);
});

test('choices hold for the page, the mode for its visit, and nothing is stored', async ({page}) => {
  await page.goto('/#/wiki');
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
  // The framework has the announcement again on the next page, because it remembers it by storage alone.
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText('of the owner')).toBeHidden();
  await mainLink(page, 'API docs').click();
  await expect(title(page)).toHaveText('Small reference');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await readStorage(page, 'localStorage')).toEqual({});
  expect(await readStorage(page, 'sessionStorage')).toEqual({});
});
