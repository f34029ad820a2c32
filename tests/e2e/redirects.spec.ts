import {redirects} from '../../src/site/redirects';
import {expect, test} from './fixtures';

test.describe('redirects', () => {
  // Hosts that ignore the redirect file serve a redirect page instead, which has no script.
  test('lead on where the host does not know them', async ({page}) => {
    await page.route('**/docs', (route) => route.fulfill({path: 'build/docs.html'}));
    await page.goto('/docs');
    await expect(page).toHaveURL('/docs/api');
  });

  for (const {from, to} of redirects) {
    test(`${from} leads to ${to} and keeps query and fragment`, async ({page}) => {
      await page.goto(`${from}?from=old#top`);
      await expect(page).toHaveURL(`${to}?from=old#top`);
    });
  }

  test('lead on without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/docs/api/links/add-random');
    await expect(page).toHaveURL('/docs/api/links/add-ranndom');
    await context.close();
  });
});
