// What the page script finds in storage and in addresses can be anything. One part that fails must not stop the others.
import type {Page} from '@playwright/test';
import {expect, html, phone, test, title} from './fixtures';

const namespace = '-759';

/** The parts of the page script that come last, so that each one before them has gone well. */
async function expectWhole(page: Page, about?: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog'), about).toBeVisible();
}

test('a menu that is stored as nonsense is none', async ({page}) => {
  // At the start of a page, because the one that is left stores its own. The name of a tab outlives both.
  await page.addInitScript((key) => {
    sessionStorage.setItem(key, window.name);
  }, `menu${namespace}`);
  await page.goto('/wiki/faq');
  for (const value of ['{', '[]', '{"of":1,"top":"x","groups":null}']) {
    await page.evaluate((stored) => {
      window.name = stored;
    }, value);
    await page.reload();
    await expectWhole(page, value);
  }
});

test('a mode that another tab stores and that does not exist changes nothing', async ({page, context}) => {
  await page.goto('/wiki/faq');
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate((key) => {
    localStorage.setItem(key, 'evil');
    localStorage.setItem('last', '');
  }, `theme${namespace}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last'))).toBe('');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test.describe('a part that fails', () => {
  test.use({expectedConsole: /no observer here/});

  test('leaves the others alone', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'IntersectionObserver', {
        get: () => {
          throw new Error('no observer here');
        },
      });
    });
    await page.goto('/wiki/faq');
    await expectWhole(page);
  });
});

test.describe('a script that came cut', () => {
  test.use({...phone, expectedConsole: /uncaught: /});

  test('is missed like one that did not come', async ({page, baseURL}) => {
    await page.route(`${baseURL}/assets/js/light.*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).slice(0, 5000)});
    });
    await page.goto('/wiki/faq');
    await expect(page.getByRole('alert')).toContainText('This site did not load properly.');
    await expect(title(page)).toHaveText('Frequently asked questions');
  });
});

test('a preferred version of a section that has only one is forgotten', async ({page}) => {
  const key = `docs-preferred-version-api${namespace}`;
  await page.addInitScript((name) => {
    localStorage.setItem(name, '0.9');
  }, key);
  await page.goto('/wiki/faq');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});
