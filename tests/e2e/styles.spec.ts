import type {Page} from '@playwright/test';
import {pageKinds} from '../support/pageKinds';
import {expect, test} from './fixtures';

/** What changes in the look of the page when the whole sheet comes to its own styles, element by element. */
async function changedBy(page: Page, sheet: string): Promise<string[]> {
  await page.evaluate((href) => {
    const looks = () => {
      const found = new Map<string, string>();
      for (const [index, element] of document.querySelectorAll('body *:not(svg *)').entries()) {
        for (const pseudo of ['', '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (pseudo === '' || style.content !== 'none') {
            for (const name of [...style].filter((property) => !property.startsWith('--'))) {
              found.set(`${index} ${element.outerHTML.slice(0, 60)} ${pseudo} ${name}`, style.getPropertyValue(name));
            }
          }
        }
      }
      return found;
    };
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    Object.assign(window, {looks, before: looks()});
    document.head.append(link);
  }, sheet);
  await expect
    .poll(() => page.evaluate((href) => [...document.styleSheets].some((one) => one.href?.endsWith(href)), sheet))
    .toBe(true);
  return page.evaluate(() => {
    const {looks, before} = window as unknown as {looks: () => Map<string, string>; before: Map<string, string>};
    return [...looks()]
      .filter(([name, value]) => before.get(name) !== value)
      .map(([name, value]) => `${name}: ${before.get(name) ?? ''} → ${value}`);
  });
}

test.describe('styles that stand in the page', () => {
  test.use({javaScriptEnabled: false, expectedConsole: /404/});

  test('are all that the moving parts need on paper', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await page.goto('/test-page');
    const sheet = await page.locator('meta[name="deferred-styles"]').getAttribute('content');
    expect(await changedBy(page, sheet ?? '')).toEqual([]);
  });

  for (const path of pageKinds) {
    test(`are all that ${path} needs`, async ({page}) => {
      // Every property of every element, twice.
      test.slow();
      await page.goto(path);
      const sheet = await page.locator('meta[name="deferred-styles"]').getAttribute('content');
      expect(await changedBy(page, sheet ?? '')).toEqual([]);
    });
  }
});
