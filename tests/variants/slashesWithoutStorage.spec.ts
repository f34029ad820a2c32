import {announcement} from '../../src/site/announcement';
import {expect, open, test} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';
import {choose} from './storedChoices';

const wiki = '/help/wiki/';

test.describe('no storage', () => {
  test('choices hold for the page, nothing is stored, and the next visit starts anew', async ({page}) => {
    await choose(page, wiki);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
    await expect(page).toHaveURL('/help/docs/api/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    expect(await readStorage(page, 'localStorage')).toEqual({});
    expect(await readStorage(page, 'sessionStorage')).toEqual({});
    await open(page, wiki);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
  });

  test('what another build has stored is not read', async ({page}) => {
    await page.goto(wiki);
    await page.evaluate((announcementId) => {
      // The theme's script for the colour mode contains the suffix of the site's keys.
      const suffix = /getItem\("theme(-\w+)"/.exec(document.documentElement.outerHTML)?.[1];
      if (suffix === undefined) {
        throw new Error('the page names no storage key');
      }
      localStorage.setItem(`theme${suffix}`, 'dark');
      localStorage.setItem(`docusaurus.announcement.dismiss${suffix}`, 'true');
      localStorage.setItem(`docusaurus.announcement.id${suffix}`, announcementId);
    }, announcement.id);
    await open(page, wiki);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
  });
});
