import {findViolations} from './axe';
import {expect, open, test} from './fixtures';

// With a mouse and a fast network, the scripts come without being asked for.
test.use({effectiveType: '4g', expectedConsole: /ChunkLoadError|Loading chunk|ERR_FAILED/});

test.describe('loading error', () => {
  test(
    'on a page change brings the page from the server, says what is missing, and "Retry" loads it',
    {tag: '@deferral'},
    async ({page}) => {
      await open(page, '/wiki/session/settings');
      await page.route('**/assets/js/*.js', (route) => route.abort());
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: 'Blog'})
        .evaluate((link) => {
          (link as HTMLAnchorElement).click();
        });
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('A part of this page could not be loaded.');
      expect(await findViolations(page)).toEqual([]);

      await page.unroute('**/assets/js/*.js');
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(alert).toHaveCount(0);
      await expect(page).toHaveURL('/blog');
    },
  );

  test('on the first load leaves the page readable and offers to load it again', async ({page}) => {
    // Only the chunks of the page, not the two scripts that start the site.
    await page.route(/\/assets\/js\/(?!main|runtime)/, (route) => route.abort());
    await page.goto('/wiki/session/emergency');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('A part of this page could not be loaded.');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Emergency release');
    expect(await findViolations(page)).toEqual([]);

    await page.unroute(/\/assets\/js\/(?!main|runtime)/);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice).toHaveCount(0);
  });
});
