import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

function toggle(page: Page) {
  return page.getByRole('button', {name: /switch between dark and light mode/i});
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test.describe('colour mode', () => {
  for (const [how, show] of [
    ['without React', (page: Page) => page.goto('/wiki')],
    ['with React', (page: Page) => open(page, '/wiki')],
  ] as const) {
    test(`is light by default and dark after the toggle, ${how}`, async ({page}) => {
      await show(page);
      const light = await background(page);
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await background(page)).not.toBe(light);
      await toggle(page).click();
      expect(await background(page)).toBe(light);
    });
  }

  test('is remembered, and right before the first paint', async ({page}) => {
    await open(page, '/wiki');
    await toggle(page).click();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.modeBeforeScripts = document.documentElement.dataset.theme;
      });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mode-before-scripts', 'dark');
  });

  test('of an address holds after hydration', async ({page}) => {
    await open(page, '/wiki?docusaurus-theme=dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('is the default where an address asks for one that there is not', async ({browser, baseURL}) => {
    const page = await browser.newPage({colorScheme: 'dark', baseURL});
    await page.goto('/wiki?docusaurus-theme=purple');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.close();
  });

  test('follows the system where no script runs', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, colorScheme: 'dark', baseURL});
    const page = await context.newPage();
    await page.goto('/wiki');
    // `evaluate` works even with scripts off, because it runs outside the page.
    expect(await background(page)).toBe('rgb(22, 20, 28)');
    await context.close();
  });
});
