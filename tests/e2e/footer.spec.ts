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
    for (const name of ['Chat server', 'Social network', 'Community group', 'Code hosting']) {
      const link = page.getByRole('contentinfo').getByRole('link', {name});
      await expect(link).toHaveAttribute('href', 'https://www.emlalock.com/');
    }
  });
});
