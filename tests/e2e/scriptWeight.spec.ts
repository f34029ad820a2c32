import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {scriptBudget} from '../support/scriptBudget';
import {expect, hydrate, test} from './fixtures';

test.use({effectiveType: '4g'});

/** The scripts that a page runs. Files prefetched for other pages are requested by a link element first. */
async function scriptsRun(page: Page): Promise<string[]> {
  await hydrate(page);
  const addresses = await page.evaluate(() => {
    const ahead = new Set([...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({href}) => href));
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const firstBy = new Map(entries.toReversed().map(({name, initiatorType}) => [name, initiatorType]));
    const run = entries.filter(({name, initiatorType}) => {
      const isForOthers = ahead.has(name) && firstBy.get(name) === 'link';
      return initiatorType === 'script' && !isForOthers;
    });
    return [...new Set(run.map(({name}) => name))];
  });
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
}

function weight(scripts: string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script, {level: 9}).length, 0);
}

test.describe('the scripts', () => {
  for (const {path, most} of [
    {path: '/wiki/session', most: scriptBudget.wikiPage},
    {path: '/docs/api/time/add', most: scriptBudget.operationPage},
  ]) {
    test(`of ${path} weigh at most ${most} bytes, with no highlighter in them`, async ({page}) => {
      await page.goto(path);
      const scripts = await scriptsRun(page);
      expect(scripts.length).toBeGreaterThan(5);
      expect(weight(scripts)).toBeLessThan(most);
      expect(scripts.filter((script) => script.includes('lookbehind'))).toEqual([]);
    });
  }

  test('show coloured code on the next page too', async ({page}) => {
    await page.goto('/docs/api');
    await hydrate(page);
    await page.locator('aside a[href="/docs/api/info"]').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Read account and session');
    await expect(page.locator('pre .token').first()).toBeVisible();
  });
});
