// The frame of a page, in the forms that no page of the site has. See light.config.ts for what is set.
import type {Page} from '@playwright/test';
import {announcementBar, expect, html, menu, menuButton, phone, test, title, visit} from '../e2e/fixtures';

test.describe('the sidebar', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
  const category = (page: Page, name: string) => sidebar(page).locator('summary', {hasText: name});
  const link = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});

  test('has categories that open and close, in each other too', async ({page}) => {
    await page.goto('/wiki/folder/child');
    await expect(link(page, 'Code')).toBeHidden();
    await category(page, 'Inside').click();
    await expect(link(page, 'Code')).toBeVisible();
    await category(page, 'With a page').click();
    await expect(link(page, 'Child of a folder')).toBeHidden();
    await category(page, 'Listed').click();
    await expect(link(page, 'Parts of a page')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('leads from a closed category to its page, or else to the first one in it', async ({page}) => {
      await page.goto('/wiki');
      await category(page, 'With a page').click();
      await link(page, 'Overview').filter({visible: true}).click();
      await expect(title(page)).toHaveText('A folder');
      await category(page, 'Inside').click();
      await link(page, 'Code').filter({visible: true}).click();
      await expect(title(page)).toHaveText('Code');
    });
  });
});

test('on a phone, a page in no sidebar has the menu of the navbar', async ({page}) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/wiki/alone');
  await menuButton(page).click();
  await menu(page).getByRole('link', {name: 'Changelog', exact: true}).click();
  await expect(title(page)).toHaveText('Small changelog');
});

for (const {viewport} of [phone, {viewport: {width: 1280, height: 800}}]) {
  test(`the navbar goes while the reader scrolls down, and comes back: ${viewport.width} px`, async ({page}) => {
    const logo = page.getByRole('navigation', {name: 'Main'}).locator('.navbar__brand');
    await page.setViewportSize({...viewport, height: 400});
    await page.goto('/wiki/code');
    await page.mouse.wheel(0, 300);
    await expect(logo).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(logo).toBeInViewport();
  });
}

test('the announcement has the words and colours of the owner', async ({page}) => {
  await page.goto('/wiki');
  await expect(announcementBar(page)).toHaveText('A word of the owner, with a link.');
  await expect(announcementBar(page)).toHaveCSS('background-color', 'rgb(32, 35, 42)');
  await expect(announcementBar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
});

// Its pages are not built, see light.config.ts.
test.describe('the choice of the language', () => {
  test.use({expectedConsole: /status of 404/});

  test('keeps the query and the place on the page, in the menu of a phone too', async ({page}) => {
    const place = '?from=mail&x#two-that-move-together';
    const main = page.getByRole('navigation', {name: 'Main'});
    for (const [width, list, label] of [
      [1280, main, 'English'],
      [390, menu(page), 'Languages'],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await page.goto(`/wiki/tabs${place}`);
      // By keyboard, because under a press the page may still move to its place.
      await (width === 390 ? menuButton(page).press('Enter') : undefined);
      await list.locator('summary', {hasText: label}).press('Enter');
      await list.getByRole('link', {name: 'Deutsch'}).press('Enter');
      await expect(page).toHaveURL(`/de/wiki/tabs${place}`);
    }
  });

  test('closes on Escape, on a press elsewhere, on a press on a link, and when the focus leaves it', async ({page}) => {
    const button = page.getByRole('navigation', {name: 'Main'}).locator('summary', {hasText: 'English'});
    const choice = page.getByRole('link', {name: 'Deutsch'});
    await page.goto('/wiki/parts');
    await button.click();
    await choice.focus();
    await page.keyboard.press('Escape');
    await expect(choice, 'after Escape').toBeHidden();
    await expect(button).toBeFocused();
    for (const [act, press] of Object.entries({
      'a press elsewhere': () => title(page).click({position: {x: 10, y: 10}}),
      'the focus elsewhere': () => page.getByRole('link', {name: 'Search', exact: true}).focus(),
      // Last, because the page scrolls and the navbar goes.
      'a press on a link of the page': () => page.locator('.table-of-contents').getByRole('link').first().click(),
    })) {
      await button.click();
      await expect(choice).toBeVisible();
      await press();
      await expect(choice, `after ${act}`).toBeHidden();
    }
  });
});

test('what is kept is the mode that the reader has chosen, wherever the choice was made', async ({page}) => {
  await visit(page, '/wiki/author');
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Other colours'}).click();
  await expect(html(page), 'a component knows what was chosen').toHaveAttribute('data-theme', 'light');
  await page.goto('/wiki');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});
