import type {Locator, Page} from '@playwright/test';
import {expect, open} from './fixtures';

/** A page whose builder has all kinds of field. */
export const path = '/test-page';
export const key = 'k3yexample1';
export const good = {
  userid: 'abc123def456ghi',
  apikey: 'k3yexample0',
  holderapikey: key,
  from: '60',
  to: 'H1',
  links: '3',
};
export function summary(page: Page): Locator {
  return page.locator('summary', {hasText: 'Fill in your values'});
}

export async function openForm(page: Page): Promise<Locator> {
  await open(page, path);
  await summary(page).click();
  const form = page.getByRole('group', {name: 'Request builder'});
  await expect(form).toBeVisible();
  return form;
}

export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.getByRole('textbox', {name, exact: true}).fill(value);
  }
}
