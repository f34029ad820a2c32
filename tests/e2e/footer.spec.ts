import {linkTo} from '../../src/site/links';
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

  test('leads to the outside places, and for an address that is not confirmed to the contact page', async ({page}) => {
    await open(page, '/');
    for (const id of ['chat', 'social', 'community', 'codeHost'] as const) {
      const link = linkTo(id);
      const address = 'href' in link ? link.href : link.to;
      await expect(page.getByRole('contentinfo').getByRole('link', {name: link.label})).toHaveAttribute(
        'href',
        address,
      );
    }
    await page.goto('/contact#chat');
    const notice = page.locator('section', {has: page.locator('#chat')}).getByText('The address is not confirmed');
    await expect(notice).toBeVisible({visible: 'to' in linkTo('chat')});
  });
});
