import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const phone = {width: 390, height: 844};

/** Presses Tab until the control has the focus, as a reader without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test.describe('keyboard only', () => {
  test('skip link, announcement, menu, toggle', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/wiki/games');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeInViewport();

    const bar = page.getByRole('region', {name: 'Announcement'});
    await tabTo(page, bar.getByRole('button', {name: 'Close'}));
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();

    const menuButton = page.getByRole('button', {name: 'Toggle navigation bar'});
    await tabTo(page, menuButton);
    await page.keyboard.press('Space');
    const menu = page.locator('#site-menu');
    const toggle = menu.getByRole('button', {name: /switch between dark and light mode/i});
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await tabTo(page, menu.getByRole('link', {name: 'Pillory'}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/wiki/session/pillory');
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  });

  test('the skip link leads past the navigation', async ({page}) => {
    await open(page, '/wiki/games');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isPast = await page.evaluate(() => document.activeElement?.closest('.navbar') === null);
    expect(isPast).toBe(true);
  });

  test('skip link, search, a page, the next page', async ({page}) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', {name: 'Search this documentation'})).toBeFocused();
    await page.keyboard.type('blackjack');
    await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAccessibleName(/^Blackjack/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/wiki/games/blackjack');
    await tabTo(page, page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/wiki/games/blackjack');
  });

  test('crash buttons, details, tabs, code copy', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/test-page');
    const summary = page.locator('summary', {hasText: 'A section that opens'});
    await tabTo(page, summary);
    await page.keyboard.press('Enter');
    await expect(page.getByText('What stands inside.')).toBeVisible();

    await tabTo(page, page.getByRole('tab', {name: 'One'}));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel')).toContainText('The second tab.');

    const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
    await tabTo(page, copy);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  });
});

test.describe('touch only', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('announcement, menu, toggle', async ({page}) => {
    await open(page, '/wiki/games');
    const bar = page.getByRole('region', {name: 'Announcement'});
    await bar.getByRole('button', {name: 'Close'}).tap();
    await expect(bar).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const menu = page.locator('#site-menu');
    await menu.getByRole('button', {name: /switch between dark and light mode/i}).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('link', {name: 'Pillory'}).tap();
    await expect(page).toHaveURL('/wiki/session/pillory');
  });

  test('details, tabs, code copy, contents of the page', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/test-page');
    await page.locator('summary', {hasText: 'A section that opens'}).tap();
    await expect(page.getByText('What stands inside.')).toBeVisible();
    await page.getByRole('tab', {name: 'Two'}).tap();
    await expect(page.getByRole('tabpanel')).toContainText('The second tab.');
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().tap();
    await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  });
});
