import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

const reactScripts = (page: Page) => page.locator('script[src*="/main."]');

test.describe('on a phone', () => {
  test.use({...phone, effectiveType: '4g'});

  test('a page without a control that needs React never loads it, and all of it works', async ({page}) => {
    await page.goto('/wiki/api');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const menu = page.locator('#site-menu');
    await menu.getByRole('button', {name: /switch between dark and light mode/i}).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).tap();
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    await page.locator('summary', {hasText: 'On this page'}).tap();
    await page.locator('.theme-doc-toc-mobile').getByRole('link').last().tap();
    await page.getByRole('link', {name: 'Search', exact: true}).tap();
    await page.getByRole('textbox', {name: 'Search this documentation'}).fill('blackjack');
    await page
      .getByRole('link', {name: /^Blackjack/})
      .first()
      .tap();
    await expect(page).toHaveURL('/wiki/games/blackjack');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(reactScripts(page)).toHaveCount(0);
  });

  test('a form is disabled until React has come, which opening it loads', async ({page}) => {
    await page.goto('/docs/api/time/add');
    await page.locator('summary', {hasText: 'Fill in your values'}).scrollIntoViewIfNeeded();
    await expect(reactScripts(page)).toHaveCount(0);
    await expect(page.locator('fieldset')).toHaveAttribute('disabled');
    await page.locator('summary', {hasText: 'Fill in your values'}).tap();
    await expect(page.locator('fieldset')).not.toHaveAttribute('disabled');
    await expect(page.locator('details', {has: page.locator('fieldset')})).toHaveAttribute('open');
  });

  test('a control within a screen of the reader loads it', async ({page}) => {
    await page.goto('/docs/api');
    const amount = page.getByRole('textbox', {name: /Amount of time/});
    await amount.scrollIntoViewIfNeeded();
    await expect(amount).toBeEnabled();
  });
});

test('with a mouse and a fast connection, React comes after the page', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: false, effectiveType: '4g'}});
  });
  await page.goto('/wiki/api');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('it does not for readers who save data', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await page.goto('/wiki/api', {waitUntil: 'networkidle'});
  await expect(reactScripts(page)).toHaveCount(0);
});

// Opening the form loads React.
test('what the reader has opened before React comes stays open', async ({page}) => {
  await page.goto('/docs/api/time/add');
  await page.locator('summary', {hasText: 'On this page'}).click();
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.locator('summary', {hasText: 'Fill in your values'}).click();
  await expect(page.locator('fieldset')).not.toHaveAttribute('disabled');
  await expect(page.locator('.theme-doc-toc-mobile')).toHaveAttribute('open');
  await expect(page.locator('[role=tab][aria-selected=true]', {hasText: 'Python'})).toBeAttached();
  await expect(page.getByRole('textbox', {name: 'value', exact: true})).toBeVisible();
});

test('a page that React shows in place has the chosen tabs', async ({page}) => {
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).click();
  await open(page, '/docs/api');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Add time', exact: false})
    .first()
    .click();
  await expect(page).toHaveURL('/docs/api/time/add');
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  await page.getByRole('tab', {name: 'C#'}).click();
  await expect(page.getByRole('tab', {name: 'C#', selected: true})).toBeVisible();
});
