import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

export const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

export const opener = (page: Page): Locator => page.getByRole('link', {name: 'Search', exact: true});
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page): Locator => page.getByRole('textbox', {name: 'Search this documentation'});
export const options = (page: Page): Locator => dialog(page).getByRole('link');
export const status = (page: Page): Locator => dialog(page).getByRole('status');

export async function openSearch(page: Page, path = '/wiki/session'): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}
