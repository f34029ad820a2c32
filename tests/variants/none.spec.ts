import {expect, open, test} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';
import {choose} from './storedChoices';

test.describe('no storage', () => {
  test('choices hold for the page, nothing is stored, and the next visit starts anew', async ({page}) => {
    await choose(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
    await expect(page).toHaveURL('/docs/api');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    expect(await readStorage(page, 'localStorage')).toEqual({});
    expect(await readStorage(page, 'sessionStorage')).toEqual({});
    await open(page, '/wiki');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
  });

  test('what another build has stored is not read', async ({page}) => {
    await page.goto('/wiki');
    await page.evaluate(() => {
      for (const key of ['theme', 'docusaurus.announcement.dismiss']) {
        localStorage.setItem(key, key === 'theme' ? 'dark' : 'true');
      }
    });
    await open(page, '/wiki');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
  });
});
