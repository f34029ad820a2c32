import {resolveOutsideLinks} from '../../src/site/links';
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
    const {chat, social, community, codeHost} = resolveOutsideLinks(process.env);
    for (const {label, href} of [chat, social, community, codeHost]) {
      await expect(page.getByRole('contentinfo').getByRole('link', {name: label})).toHaveAttribute('href', href);
    }
    await page.goto('/contact#chat');
    const notice = page.locator('section', {has: page.locator('#chat')}).getByText('Its address is not confirmed');
    await expect(notice).toBeVisible({visible: chat.isOpen});
  });
});
