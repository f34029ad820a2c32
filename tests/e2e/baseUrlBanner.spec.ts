import {expect, test} from './fixtures';

test.describe('base URL banner', () => {
  for (const path of ['/', '/wiki/faq']) {
    test(`says that the site did not load properly when ${path} stands below another path`, async ({page, baseURL}) => {
      await page.route(`${baseURL ?? ''}/somewhere${path}`, async (route) => {
        await route.fulfill({response: await route.fetch({url: `${baseURL ?? ''}${path}`})});
      });
      await page.goto(`/somewhere${path}`);
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('This site did not load properly');
      await expect(banner).toContainText('BASE_URL set to /somewhere/');
    });

    test(`is not there where ${path} is at home`, async ({page}) => {
      await page.goto(`${path}?from=elsewhere#top`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
