import type {Page} from '@playwright/test';
import {expect, open, setMode, test} from './fixtures';

const phone = {width: 390, height: 844};

/** The element of the largest contentful paint. */
function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [last] = list.getEntries().slice(-1) as (PerformanceEntry & {element?: Element})[];
          resolve(last?.element?.tagName);
        }).observe({type: 'largest-contentful-paint', buffered: true});
      }),
  );
}

test.describe('home page', () => {
  test('shows on one phone screen what this is, how it works, the way out and the first doors', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/');
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      for (const name of ['How a session works', 'Emergency release', 'What you need', 'Generate a KeyID']) {
        await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
      }
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('answers the first question of each reader', async ({page}) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', {name: 'When do I get out?'}).click();
    await expect(page).toHaveURL('/wiki/faq#release-time');
    await expect(page.locator('#release-time')).toBeInViewport();
  });

  test('paints text first and largest', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/');
    expect(await largestPaint(page)).toMatch(/^(?:H1|P)$/);
  });
});
