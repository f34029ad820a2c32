import {expect, open, test} from '../e2e/fixtures';
import {watchLayoutShift} from '../e2e/layoutShift';
import {readStorage} from '../e2e/storage';
import {choose} from './storedChoices';

test.describe('session storage', () => {
  test('remembers in this tab, before the first paint, and stores nothing beyond it', async ({page}) => {
    const shift = await watchLayoutShift(page);
    await choose(page);
    expect(await readStorage(page, 'localStorage')).toEqual({});
    expect(await readStorage(page, 'sessionStorage')).toMatchObject({
      theme: 'dark',
      'docusaurus.announcement.dismiss': 'true',
    });
    await open(page, '/wiki/faq');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    expect(await shift()).toEqual([]);
  });

  test('another tab starts anew', async ({page, context}) => {
    await choose(page);
    const other = await context.newPage();
    await open(other, '/wiki');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(other.getByRole('region', {name: 'Announcement'})).toBeVisible();
  });
});
