import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const toggle = (page: Page) => page.getByRole('button', {name: /switch between dark and light mode/i});

test('several tabs show the same mode, and store each choice once', async ({context, page}) => {
  const writes: string[] = [];
  await context.exposeFunction('noteWrite', (key: string) => writes.push(key));
  await context.addInitScript(() => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('theme')) {
        (window as unknown as {noteWrite: (key: string) => void}).noteWrite(key);
      }
      setItem.call(this, key, value);
    };
  });
  const others = [await context.newPage(), await context.newPage()];
  await open(page, '/wiki');
  await open(others[0] ?? page, '/blog');
  // Without React, the page script alone keeps in step.
  await others[1]?.goto('/privacy');

  await toggle(page).click();
  for (const tab of [page, ...others]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  await toggle(others[1] ?? page).click();
  for (const tab of [page, ...others]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light');
  }
  expect(writes).toHaveLength(2);
});

test('a page that comes back from the cache shows what was chosen meanwhile', async ({page}) => {
  await page.goto('/wiki');
  await page.goto('/blog');
  await toggle(page).click();
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
