import {expect, open, test} from './fixtures';

test.describe('footer', () => {
  test('lists the content and the community, then the code hosting and the copyright', async ({page}) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.footer__title')).toHaveText(['Content', 'Community']);
    for (const [name, href] of [
      ['Changelog', '/changelog/emlalock'],
      ['API docs', '/docs/api'],
      ['Wiki', '/wiki'],
    ] as const) {
      await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
    }
    await expect(footer).toContainText('Copyright © 2025 EmlaLock');
  });

  test('sends nobody to an address that is not confirmed', async ({page}) => {
    await open(page, '/');
    for (const [name, href] of [
      ['Chat server', '/contact#chat'],
      ['Social network', '/contact#social'],
      ['Community group', '/contact#community'],
      ['Code hosting', '/contact#code-host'],
    ] as const) {
      await expect(page.getByRole('contentinfo').getByRole('link', {name})).toHaveAttribute('href', href);
    }
    await page.getByRole('contentinfo').getByRole('link', {name: 'Chat server'}).click();
    await expect(page).toHaveURL('/contact#chat');
    await expect(page.locator('section', {has: page.locator('#chat')})).toContainText('Its address is not confirmed');
  });
});
