import type {Route} from '@playwright/test';
import {expect, test} from './fixtures';
import {dialog, field, opener, options, status} from './searchDialog';

test.use({expectedConsole: /ERR_FAILED|ERR_INTERNET/});

for (const part of ['search.js', 'sections.json', 'worker.js']) {
  test(`says so for ${part}, keeps what was typed, and tries again`, async ({page}) => {
    await page.route(`**/assets/search/*/${part}`, (route) => route.abort());
    await page.goto('/wiki/session');
    await opener(page).click();
    const input = dialog(page).locator('input');
    await input.fill('blackjack');
    const fault = dialog(page).getByRole('alert');
    await expect(fault).toContainText('could not be loaded');
    await page.unroute(`**/assets/search/*/${part}`);
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
  await page.route('**/assets/search/*/sections.json', (route) => {
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

test('opens by keys and by press where the browser knows no popovers', async ({page}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.goto('/wiki/session');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('blackjack');
  await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await opener(page).click();
  await expect(field(page)).toBeFocused();
});
