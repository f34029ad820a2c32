import type {Page} from '@playwright/test';
import {pseudo} from '../../scripts/pseudo-locales.mjs';
import {findViolations} from '../e2e/axe';
import {delayScripts} from '../e2e/delay';
import {expect, open, test} from '../e2e/fixtures';

function switcher(page: Page) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^english/i});
}

test.describe('second locale', () => {
  test('has its addresses under its code, the default locale without one', async ({page}) => {
    await open(page, '/en-XA/wiki/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(
      page.getByRole('navigation', {name: pseudo('Main')}).getByRole('link', {name: pseudo('Wiki')}),
    ).toHaveAttribute('href', '/en-XA/wiki');
    await open(page, '/wiki/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('is chosen by a switcher that keeps page, query and fragment', async ({page}) => {
    await open(page, '/wiki/faq?from=mail#release-time');
    await switcher(page).click();
    await expect(page.getByRole('link', {name: 'English (Pseudo-Accents)'})).toHaveAttribute(
      'href',
      '/en-XA/wiki/faq?from=mail#release-time',
    );
    await page.getByRole('link', {name: 'English (Pseudo-Accents)'}).click();
    await expect(page).toHaveURL('/en-XA/wiki/faq?from=mail#release-time');
  });

  test('the switcher works by keyboard and gives the focus back', async ({page}) => {
    await open(page, '/wiki/faq');
    await expect(page.getByRole('link', {name: 'English (Pseudo-Accents)'})).toBeHidden();
    await switcher(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'English (Pseudo-Accents)'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', {name: 'English (Pseudo-Accents)'})).toBeHidden();
    await expect(switcher(page)).toBeFocused();
  });

  test('the switcher in the menu waits for its script', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const letGo = await delayScripts(page);
    await page.goto('/wiki/faq');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await menu.getByText('Languages').click();
    await expect(menu.getByRole('button', {name: 'Languages'})).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await expect(menu.getByRole('link', {name: 'English (Pseudo-Accents)'})).toBeVisible();
    await expect(page).toHaveURL('/wiki/faq');
  });

  test('the switcher has no accessibility violation while open, and works in the menu', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/wiki/faq');
    await switcher(page).click();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await page.reload();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await menu.getByText('Languages').click();
    await expect(menu.getByRole('link', {name: 'English (Pseudo-Accents)'})).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
