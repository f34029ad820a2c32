import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {scriptBudget} from '../support/scriptBudget';
import {expect, hydrate, test} from './fixtures';

/** The scripts a page runs. What is fetched ahead for other pages is asked for by links. */
async function scriptsRun(page: Page): Promise<string[]> {
  await hydrate(page);
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'script')
      .map(({name}) => name),
  );
  return Promise.all([...new Set(addresses)].map(async (address) => (await page.request.get(address)).text()));
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

  test('of a page that comes with code bring the highlighter after it', async ({page}) => {
    await page.goto('/docs/api');
    await hydrate(page);
    await page.locator('aside a[href="/docs/api/info"]').first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Read account and session');
    await expect(page.locator('pre .token').first()).toBeVisible();
  });
});
