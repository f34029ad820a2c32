import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {translate} from './translator';

// React logs these when it finds a page that differs from its build.
test.use({expectedConsole: /onRecoverableError|NotFoundError|React error/});

async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  await expect(page.getByRole('main')).toContainText(/\S{3}/);
}

async function follow(page: Page, landmark: 'Main' | 'Docs sidebar', link: string, heading: string): Promise<void> {
  await page.getByRole('navigation', {name: landmark}).getByRole('link', {name: link, exact: true}).click();
  await expectPage(page, heading);
}

async function search(page: Page, words: string, heading: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', {name: 'Search this documentation'});
  await field.fill(words);
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('link').first()).toHaveAccessibleName(
    new RegExp(heading, 'i'),
  );
  await field.press('Enter');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeHidden();
}

test.describe('a page that is translated', () => {
  for (const way of ['wraps', 'replaces'] as const) {
    test(`by one that ${way} texts survives navigations, switches and searches`, async ({page}) => {
      await translate(page, way);
      await open(page, '/wiki/session');
      await follow(page, 'Docs sidebar', 'Feed', 'Feed');
      await follow(page, 'Docs sidebar', 'Pillory', 'Pillory');
      await follow(page, 'Main', 'API docs', 'API reference');
      await page.goBack();
      await expectPage(page, 'Pillory');
      await follow(page, 'Main', 'Changelog', 'EmlaLock changelog');
      await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await search(page, 'blackjack', 'Blackjack');
      await expectPage(page, 'Blackjack');
      await follow(page, 'Docs sidebar', 'Bingo', 'Bingo');
      await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click();
      await follow(page, 'Main', 'Wiki', 'EmlaLock wiki');
      await search(page, 'time notation', 'time');
      await page.goBack();
      await expectPage(page, 'EmlaLock wiki');
      await page.goBack();
      await expectPage(page, 'Bingo');
    });

    test(`by one that ${way} texts loses nothing of what is typed and chosen`, async ({page}) => {
      await translate(page, way);
      await open(page, '/test-page');
      await page.getByRole('tab', {name: 'Two'}).click();
      await expect(page.getByRole('tab', {name: 'Two', selected: true})).toBeVisible();
      await page.locator('summary', {hasText: 'Fill in your values'}).click();
      await page.getByRole('textbox', {name: 'from'}).fill('H2');
      await expect(page.getByText('&from=H2&to=D1')).toBeVisible();
      await expect(page.getByRole('textbox', {name: 'from'})).toHaveValue('H2');
    });
  }
});

test.describe('a page that an extension edits', () => {
  test('before React comes, by parts put in and taken out, works on', async ({page}) => {
    await page.goto('/wiki/session');
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-extension', '');
      document.body.prepend(Object.assign(document.createElement('div'), {textContent: 'A toolbar'}));
      document.querySelector('article h1')?.after(document.createElement('aside'));
      document.querySelector('article p')?.remove();
      document.querySelector('footer')?.remove();
    });
    await open(page, page.url());
    await follow(page, 'Docs sidebar', 'Feed', 'Feed');
  });
});
