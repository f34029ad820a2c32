import type {Route} from '@playwright/test';
import {expect, test} from './fixtures';
import {dialog, field, opener, options, status} from './searchDialog';

test.use({expectedConsole: /ERR_FAILED|ERR_INTERNET/});

for (const part of ['search.js', 'sections.json', 'worker.js']) {
  test(`says so for ${part}, keeps what was typed, and tries again`, async ({page}) => {
    await page.route(`**/search/${part}`, (route) => route.abort());
    await page.goto('/wiki/session');
    await opener(page).click();
    const input = dialog(page).locator('input');
    await input.fill('blackjack');
    const fault = dialog(page).getByRole('alert');
    await expect(fault).toContainText('could not be loaded');
    await page.unroute(`**/search/${part}`);
    await fault.getByRole('button', {name: 'Retry'}).click();
    await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
    await expect(fault.filter({hasText: 'could not'})).toHaveCount(0);
    await expect(input).toHaveValue('blackjack');
  });
}

test('says what it waits for, offers what is often needed meanwhile, and then answers what was typed', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/search/sections.json', (route) => {
    held.push(route);
  });
  await page.goto('/wiki/session');
  await opener(page).click();
  await field(page).fill('blackjack');
  await expect(status(page)).toHaveText('Loading the text of these pages …');
  await expect(options(page).first()).toHaveAccessibleName(/^Emergency release/);
  await Promise.all(held.map((route) => route.continue()));
  await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
  await expect(status(page)).toHaveText(/results$/);
});
