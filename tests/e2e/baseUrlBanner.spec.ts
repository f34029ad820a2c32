import {expect, test} from './fixtures';

test.use({expectedConsole: /Failed to load resource/});

test.describe('base URL banner', () => {
  test('says that the site did not load properly when it stands below another path', async ({page, baseURL}) => {
    // The site is served from a folder it was not built for: all that it loads is somewhere else.
    await page.route(`${baseURL ?? ''}/somewhere/`, async (route) => {
      await route.fulfill({response: await route.fetch({url: `${baseURL ?? ''}/`})});
    });
    await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto('/somewhere/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toContainText('did not load properly');
  });

  test('is not there where the site is at home', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});
