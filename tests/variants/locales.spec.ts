import {pseudo} from '../../scripts/pseudo-locales.mjs';
import {findViolations} from '../e2e/axe';
import {expect, test} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';

const translated = {name: 'English (Pseudo-Accents)'};

test('the second locale has its addresses under its code, the default locale without one', async ({page}) => {
  await page.goto('/en-XA/wiki/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  await expect(
    page.getByRole('navigation', {name: pseudo('Main')}).getByRole('link', {name: pseudo('Wiki')}),
  ).toHaveAttribute('href', '/en-XA/wiki');
  await page.goto('/wiki/faq');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('the switcher opens and closes without React', async ({page}) => {
  await page.goto('/wiki/faq');
  const switcher = page.getByRole('navigation', {name: 'Main'}).locator('summary', {hasText: 'English'});
  await switcher.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', translated)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', translated)).toBeHidden();
  await switcher.click();
  await page.getByRole('link', translated).click();
  await expect(page).toHaveURL('/en-XA/wiki/faq');
});

test('the menu of a narrow window holds the languages', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/wiki/faq');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('#site-menu');
  await menu.getByText('Languages').click();
  await menu.getByRole('link', translated).click();
  await expect(page).toHaveURL('/en-XA/wiki/faq');
});

test('session storage remembers choices in this tab only', async ({page, context}) => {
  await page.goto('/wiki');
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
  await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click();
  expect(await readStorage(page, 'localStorage')).toEqual({});
  await page.goto('/wiki/faq');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  const other = await context.newPage();
  await other.goto('/wiki');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.getByRole('region', {name: 'Announcement'})).toBeVisible();
});

test('a page names itself in the other languages', async ({page}) => {
  await page.goto('/en-XA/wiki/faq');
  const others = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${new URL((link as HTMLLinkElement).href).pathname}`),
    );
  expect(others).toEqual(['en-GB /wiki/faq', 'en-XA /en-XA/wiki/faq', 'ar-XB /ar-XB/wiki/faq', 'x-default /wiki/faq']);
});
