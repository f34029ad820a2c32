import {expect, hydrate, open, test} from '../e2e/fixtures';
import {dialog, field, openSearch, options} from '../e2e/searchDialog';
import {readStorage} from '../e2e/storage';
import type {Page} from '@playwright/test';

const older = ['/docs/api/next', '/docs/api/1.0'];

function preferred(page: Page) {
  return readStorage(page, 'localStorage').then((all) =>
    Object.entries(all).filter(([key]) => key.includes('docs-preferred-version-api')),
  );
}

function list(page: Page) {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  return {opener: navbar.locator('summary', {hasText: '2.0'}), links: navbar.locator('details[open] a')};
}

test.describe('versions of the API reference', () => {
  test('are listed without React, each with the page that is being read', async ({page}) => {
    await page.goto('/docs/api/info');
    const {opener, links} = list(page);
    await opener.click();
    await expect(links).toHaveText(['Next', '2.0', '1.0']);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/docs/api/next/info', '/docs/api/info', '/docs/api/1.0/info']);
  });

  test('say which they are: the latest plainly, the others above the page', async ({page}) => {
    const banner = page.getByRole('alert');
    await open(page, '/docs/api/info');
    await expect(page.getByText('Version: 2.0')).toBeVisible();
    await expect(banner).toHaveCount(0);
    await open(page, '/docs/api/1.0/info');
    await expect(page.getByText('Version: 1.0')).toBeVisible();
    await expect(banner).toContainText('no longer actively maintained');
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/docs/api/info');
    await open(page, '/docs/api/next/info');
    await expect(page.getByText('Version: Next')).toBeVisible();
    await expect(banner).toContainText('unreleased');
  });

  test('stay among themselves: sidebar, tables and pager', async ({page}) => {
    for (const base of older) {
      await open(page, `${base}/time/add`);
      const links = await page
        .locator('nav[aria-label="Docs sidebar"] a[href^="/docs/api"], main a[href^="/docs/api"]:not([role=alert] a)')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(20);
      expect(links.filter((href) => !href.startsWith(base))).toEqual([]);
    }
  });

  test('that are chosen are kept, and forgotten when there is none of the name', async ({page}) => {
    await open(page, '/docs/api/info');
    const {opener, links} = list(page);
    await opener.click();
    await links.filter({hasText: '1.0'}).click();
    await expect(page).toHaveURL('/docs/api/1.0/info');
    await page.reload();
    await hydrate(page);
    expect(await preferred(page)).toEqual([['docs-preferred-version-api', '1.0']]);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith('docs-preferred-version-api'))) {
        localStorage.setItem(key, '0.9');
      }
    });
    await page.reload();
    await hydrate(page);
    await expect.poll(() => preferred(page)).toEqual([]);
  });

  test('are found once: only the latest is told to search engines, programs and the search', async ({
    page,
    request,
  }) => {
    const read = async (path: string) => (await request.get(path)).text();
    for (const file of ['/sitemap.xml', '/llms.txt', '/llms-full.txt']) {
      const text = await read(file);
      expect(text).toContain('/docs/api/info');
      expect(text).not.toMatch(/docs\/api\/(?:next|1\.0)/);
    }
    for (const base of ['/docs/api', ...older]) {
      expect(await read(`${base}/info.md`)).toContain('# Read account and session');
      const html = await read(`${base}/info`);
      expect(html).toMatch(new RegExp(`rel="?canonical"? href="?https://about\\.emlalock\\.com${base}/info"?[ />]`));
      expect(html.includes('noindex')).toBe(base !== '/docs/api');
    }
    await openSearch(page, '/docs/api/info');
    await field(page).fill('holderapikey');
    await expect(options(page).first()).toBeVisible();
    const found = await dialog(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(found.filter((href) => /docs\/api\/(?:next|1\.0)/.test(href))).toEqual([]);
  });
});
