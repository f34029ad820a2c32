import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {blockStorage, readStorage} from './storage';

function clear(page: Page) {
  return page.getByRole('button', {name: 'Clear my data'});
}

function said(page: Page) {
  return page.getByRole('status').last();
}

/** Makes every choice that the site stores, with the site's own controls where there are any. */
async function chooseEverything(page: Page): Promise<void> {
  await open(page, '/test-page');
  await page.getByRole('tab', {name: 'Two'}).click();
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click();
  await page.evaluate(() => {
    const suffix = Object.keys(localStorage)[0]?.match(/-\w+$/)?.[0] ?? '';
    localStorage.setItem(`docs-preferred-version-api${suffix}`, 'current');
    sessionStorage.setItem(`theme${suffix}`, 'dark');
    localStorage.setItem('of-another-site', 'stays');
  });
}

test.describe('privacy page', () => {
  test('names every key that the site stores', async ({page}) => {
    await chooseEverything(page);
    await open(page, '/privacy');
    const stored = {...(await readStorage(page, 'localStorage')), ...(await readStorage(page, 'sessionStorage'))};
    const keys = Object.keys(stored).filter((key) => !key.startsWith('of-another'));
    expect(keys.length).toBeGreaterThan(4);
    const named = await page.getByRole('table').locator('code').allTextContents();
    expect(keys.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);
  });

  test('clears all of them from both storages, says so, and leaves what is not ours', async ({page}) => {
    await chooseEverything(page);
    await open(page, '/privacy');
    await clear(page).focus();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Done. Nothing of this site is stored in your browser now.');
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      ['of-another-site'],
      [],
    ]);
    await open(page, '/privacy');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
  });

  test.describe('with storage forbidden', () => {
    test.use({expectedConsole: /browser storage is not available/});

    test('says that nothing can be stored', async ({page}) => {
      await blockStorage(page);
      await open(page, '/privacy');
      await clear(page).click();
      await expect(said(page)).toHaveText(/^Your browser blocks storage/);
    });
  });

  test('shows no dead button without JavaScript, but another way', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/privacy');
    await expect(clear(page)).toBeHidden();
    await expect(page.getByText('You can also delete the data of this site')).toBeVisible();
    await context.close();
  });
});
