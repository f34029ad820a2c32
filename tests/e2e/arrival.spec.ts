import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';

/** A phone: elsewhere it takes too little time to be worth it. */
test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

const longPage = '/wiki/session/settings';

type Step = {arriving: string | null; blocks: number};

/** The steps of the page's arrival: what is said of it, and how many blocks are laid out in each. */
async function noteArrival(page: Page): Promise<() => Promise<Step[]>> {
  await page.addInitScript(() => {
    const noted: Step[] = [];
    Object.assign(window, {noted});
    new MutationObserver((records) => {
      const blocks = records.filter(({target}) => target.parentElement?.matches('.markdown')).length;
      if (blocks > 0 || records.some(({attributeName}) => attributeName === 'data-arriving')) {
        noted.push({arriving: document.documentElement.getAttribute('data-arriving'), blocks});
      }
    }).observe(document, {attributeFilter: ['data-arriving', 'style'], subtree: true});
  });
  return () => page.evaluate(() => (window as Window & {noted?: Step[]}).noted ?? []);
}

async function waitUntilThere(page: Page): Promise<void> {
  await expect(page.locator('html[data-arriving]')).toHaveCount(0);
}

test.describe('a long page', () => {
  test('is laid out in steps, and nothing in sight moves', async ({page}) => {
    const shift = await watchLayoutShift(page);
    const arrival = await noteArrival(page);
    await page.goto(longPage);
    await waitUntilThere(page);
    const [first, ...later] = await arrival();
    expect(first).toEqual({arriving: '', blocks: 0});
    expect(later.pop()?.arriving).toBeNull();
    expect(later.length).toBeGreaterThan(5);
    for (const {arriving, blocks} of later) {
      expect(arriving).toBe('');
      expect(blocks).toBeLessThan(30);
    }
    await expect(page.locator('.markdown > p').last()).toHaveCSS('content-visibility', 'visible');
    expect(await shift()).toEqual([]);
  });

  test('stays at the place that is chosen while it is laid out', async ({page}) => {
    await page.addInitScript(() => {
      window.addEventListener('load', () => document.querySelector<HTMLElement>('a[href="#where-next"]')?.click());
    });
    await page.goto(longPage);
    await waitUntilThere(page);
    await expect(page.locator('#where-next')).toBeInViewport();
  });

  for (const top of [900, 3000, 9000]) {
    test(`stays where it is scrolled to while it is laid out: ${top}`, async ({page}) => {
      const shift = await watchLayoutShift(page);
      await page.addInitScript((y) => {
        window.addEventListener('load', () => {
          window.scrollTo({top: y, behavior: 'instant'});
        });
      }, top);
      await page.goto(longPage);
      await waitUntilThere(page);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
      expect(await shift()).toEqual([]);
    });
  }

  test('is laid out at once where it is opened below its top', async ({page}) => {
    const arrival = await noteArrival(page);
    await page.goto(longPage);
    await waitUntilThere(page);
    const last = await page.locator('.markdown > h2').last().getAttribute('id');
    await page.goto('/wiki');
    await page.goto(`${longPage}#${last}`);
    await expect(page.locator('.markdown > h2').last()).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(await arrival()).toEqual([]);
  });

  test('is found again where it was left', async ({page}) => {
    await page.goto(longPage);
    await waitUntilThere(page);
    await page.evaluate(() => {
      window.scrollTo({top: 4000, behavior: 'instant'});
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3990);
  });
});
