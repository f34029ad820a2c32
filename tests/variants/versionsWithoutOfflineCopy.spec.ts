import {expect, hydrate, test} from '../e2e/fixtures';

test.describe('no copy to read offline', () => {
  for (const path of ['/privacy', '/wiki/session/emergency']) {
    test(`${path} offers none, before and after hydration`, async ({page}) => {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('switch')).toHaveCount(0);
      await hydrate(page);
      await expect(page.getByRole('switch')).toHaveCount(0);
    });
  }
});
