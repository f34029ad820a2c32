import {expect, type Page} from '@playwright/test';
import {open} from '../e2e/fixtures';

/** Makes both choices that the site remembers. */
export async function choose(page: Page, path = '/wiki'): Promise<void> {
  await open(page, path);
  await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
}
