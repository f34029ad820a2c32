// cspell:ignore Ffaq
import {expect, hydrate} from './fixtures';
import {test} from './plainHost';

const faq = 'Frequently asked questions';

test.describe('plain host', () => {
  for (const [address, heading, path] of [
    ['/wiki/faq.html', faq, '/wiki/faq'],
    ['/wiki/faq%20', faq, '/wiki/faq'],
    ['/wiki%2Ffaq', faq, '/wiki/faq'],
    ['/wiki/index.html', 'EmlaLock wiki', '/wiki'],
  ] as const) {
    test(`${address} stays, names its page, and keeps open what the reader opened`, async ({page, baseURL}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(address);
      await page.locator('summary', {hasText: 'On this page'}).click();
      const contents = page.locator('.theme-doc-toc-mobile details');
      await expect(contents).toHaveAttribute('open');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.getByRole('dialog', {name: 'Menu'});
      await expect(menu).toBeVisible();

      await hydrate(page);
      await expect(page).toHaveURL((baseURL ?? '') + address);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
      await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', `${path}.md`);
      await expect(menu).toBeVisible();
      await expect(contents).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    });
  }

  test('a link leads on from there, and Back returns to the page', async ({page}) => {
    await page.goto('/wiki%2Ffaq');
    await hydrate(page);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(faq);
  });
});
