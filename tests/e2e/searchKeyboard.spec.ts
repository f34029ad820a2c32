// cspell:ignore emergancy pasword contenteditable
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {dialog, field, openSearch, options, status} from './searchDialog';

/** The option that `aria-activedescendant` of the field refers to. */
async function activeName(page: Page): Promise<string> {
  const id = await field(page).getAttribute('aria-activedescendant');
  return id === null ? '' : ((await page.locator(`[id="${id}"] > span:first-child`).textContent()) ?? '');
}

test('opens by Ctrl+K, moves through the results, says how many there are, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/wiki/faq');
  const before = page.getByRole('contentinfo').getByRole('link', {name: 'Blog'});
  await before.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('emergancy pasword');
  await expect(options(page).first()).toHaveAccessibleName(/emergency password/i);
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const names = await options(page).locator('span:first-child').allTextContents();

  await page.keyboard.press('ArrowDown');
  expect(await activeName(page)).toBe(names[0]);
  await page.keyboard.press('ArrowDown');
  expect(await activeName(page)).toBe(names[1]);
  await expect(dialog(page).getByRole('option', {selected: true})).toHaveCount(1);
  await page.keyboard.press('End');
  expect(await activeName(page)).toBe(names.at(-1));
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  expect(await activeName(page)).toBe(names[0]);
  await page.keyboard.press('ArrowUp');
  expect(await activeName(page)).toBe(names.at(-1));
  await page.keyboard.press('Home');
  expect(await activeName(page)).toBe(names[0]);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(before).toBeFocused();
});

test('opens by a slash, which stays a letter in a field', async ({page}) => {
  await page.goto('/wiki/faq');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
});

test('a slash does nothing once it is switched off, on other pages too', async ({page}) => {
  await open(page, '/accessibility');
  const slash = page.getByRole('checkbox', {name: 'Open the search with the / key'});
  await slash.click();
  await expect(slash).not.toBeChecked();
  await page.goto('/wiki/faq');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();

  await open(page, '/accessibility');
  await slash.click();
  await expect(slash).toBeChecked();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('Enter goes to the first result, also while it is still to come', async ({page}) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('SessionHasNoHolder');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api#error-sessionhasnoholder');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#error-sessionhasnoholder')).toBeInViewport();
});

test('Enter leads nowhere when the search was closed before its text came', async ({page}) => {
  let letGo: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/search/sections.json', async (route) => {
    await closed;
    await route.continue();
  });
  await page.goto('/wiki/faq');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('emergency');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  letGo();
  await expect(page.locator('dialog [role=status]')).toHaveText(/results$/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('emergency');
  await expect(page).toHaveURL('/wiki/faq');
});

test('a slash stays a letter wherever somebody writes', async ({page}) => {
  await page.goto('/wiki/faq');
  await page.evaluate(() => {
    const editable = document.createElement('p');
    editable.contentEditable = 'true';
    document.querySelector('main')?.append(editable);
    editable.focus();
  });
  await page.keyboard.type('a/b');
  await expect(page.locator('[contenteditable]')).toHaveText('a/b');
});

test('keeps the focus inside', async ({page}) => {
  await openSearch(page);
  await expect(options(page)).toHaveCount(3);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(isInside).toBe(true);
  }
});
