import {expect, test} from './fixtures';

// The browser itself reports the status of the page.
test.use({expectedConsole: /404 \(Not Found\)/});

test.describe('not found', () => {
  for (const path of ['/nothing', '/wiki/nothing', '/docs/api/links/nothing/deeper', '/blog/2020/01/01/nothing']) {
    test(`${path} answers 404 with ways on`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
      await page.getByRole('main').getByRole('link', {name: 'Emergency release'}).click();
      await expect(page).toHaveURL('/wiki/session/emergency');
    });
  }
});
