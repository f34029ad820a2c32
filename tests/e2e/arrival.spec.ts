import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';

/** A phone: elsewhere it takes too little time to be worth it. */
test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

const longPage = '/wiki/session/settings';

/** What is said of the page's arrival, in its order. */
async function noteArrival(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const noted: (string | null)[] = [];
    Object.assign(window, {noted});
    new MutationObserver((records) => {
      if (records.some(({attributeName}) => attributeName === 'data-arriving')) {
        noted.push(document.documentElement.getAttribute('data-arriving'));
      }
    }).observe(document, {attributeFilter: ['data-arriving'], subtree: true});
  });
  return () => page.evaluate(() => (window as Window & {noted?: (string | null)[]}).noted ?? []);
}

test.describe('a long page', () => {
  test('is laid out in steps, and nothing in sight moves', async ({page}) => {
    const shift = await watchLayoutShift(page);
    const arrival = await noteArrival(page);
    await page.goto(longPage);
    await expect.poll(arrival).toEqual(['true', 'false', null]);
    await expect(page.locator('.markdown > p').last()).toHaveCSS('content-visibility', 'visible');
    expect(await shift()).toEqual([]);
  });

  test('is laid out at once where it is opened below its top', async ({page}) => {
    const arrival = await noteArrival(page);
    await page.goto(longPage);
    await expect.poll(arrival).toContain(null);
    const last = await page.locator('.markdown > h2').last().getAttribute('id');
    await page.goto('/wiki');
    await page.goto(`${longPage}#${last}`);
    await expect(page.locator('.markdown > h2').last()).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(await arrival()).toEqual([]);
  });

  test('is found again where it was left', async ({page}) => {
    await page.goto(longPage);
    await expect(page.locator('html[data-arriving]')).toHaveCount(0);
    await page.evaluate(() => {
      window.scrollTo({top: 4000, behavior: 'instant'});
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3990);
  });
});
