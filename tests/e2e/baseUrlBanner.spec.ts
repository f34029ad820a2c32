import type {Page} from '@playwright/test';
import {expect, hydrate, test} from './fixtures';

/** Opens the page as if its host served the site below `/somewhere/`. */
async function openBelow(page: Page, path: string, origin = ''): Promise<void> {
  await page.route(`${origin}/somewhere${path}`, async (route) => {
    await route.fulfill({response: await route.fetch({url: origin + path})});
  });
  await page.goto(`/somewhere${path}`);
}

test.describe('base URL banner', () => {
  for (const path of ['/', '/wiki/faq']) {
    test(
      `says that the site did not load properly when ${path} stands below another path`,
      {tag: '@deferral'},
      async ({page, baseURL}) => {
        await openBelow(page, path, baseURL);
        const banner = page.getByRole('alert');
        await expect(banner).toContainText('This site did not load properly');
        await expect(banner).toContainText('BASE_URL set to /somewhere/');
      },
    );

    test(`is not there where ${path} is at home`, async ({page}) => {
      await page.goto(`${path}?from=elsewhere#top`);
      await hydrate(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test(
    'answers for what is pressed there: nothing waits for scripts that cannot come',
    {tag: '@deferral'},
    async ({page, baseURL}) => {
      await openBelow(page, '/test-page', baseURL);
      const tab = page.getByRole('tab', {selected: false}).first();
      await tab.click();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('alert')).toContainText('This site did not load properly');
      await expect(tab).not.toHaveAttribute('aria-busy');
    },
  );
});
