import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {expect, open, test} from './fixtures';

const phone = {width: 390, height: 844};

function menuButton(page: Page) {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

function menu(page: Page) {
  return page.getByRole('dialog', {name: 'Menu'});
}

function focusIsInMenu(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement) ?? false);
}

test.describe('menu at 996 px or less', () => {
  for (const {width, isMenu} of [
    {width: 996, isMenu: true},
    {width: 997, isMenu: false},
  ]) {
    test(`at ${width} px the navigation is ${isMenu ? 'behind the menu button' : 'in the navbar'}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/wiki/faq');
      await expect(menuButton(page)).toBeVisible({visible: isMenu});
      await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'})).toBeVisible({
        visible: !isMenu,
      });
    });
  }
});

test.describe('menu on a phone', () => {
  test.use({viewport: phone, hasTouch: true});

  test('holds the main navigation', async ({page}) => {
    await open(page, '/');
    await menuButton(page).tap();
    const main = menu(page).getByRole('navigation', {name: 'Main'});
    for (const name of ['Wiki', 'Changelog', 'API docs', 'Main website', 'Code hosting']) {
      await expect(main.getByRole('link', {name})).toBeVisible();
    }
  });

  test('holds the sidebar of the page, open where the reader is', async ({page}) => {
    await open(page, '/wiki/games');
    await menuButton(page).tap();
    const sidebar = menu(page).getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Blackjack'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Pillory'})).toBeHidden();
    await sidebar.getByText('Sessions').tap();
    await expect(sidebar.getByRole('link', {name: 'Pillory'})).toBeVisible();
  });

  test('leads to a page and closes', async ({page}) => {
    await open(page, '/wiki/games');
    await menuButton(page).tap();
    await menu(page).getByRole('link', {name: 'Blackjack'}).tap();
    await expect(page).toHaveURL('/wiki/games/blackjack');
    await expect(menu(page)).toBeHidden();
  });

  test('takes the focus, keeps it, and gives it back when Escape closes it', async ({page}) => {
    await open(page, '/wiki/games');
    await expect(menuButton(page)).toHaveAttribute('aria-controls', 'site-menu');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      // After the last control, the focus moves to the browser's own controls and the page has none.
      const isOnPage = await page.evaluate(() => document.activeElement !== document.body);
      expect(isOnPage ? await focusIsInMenu(page) : true, `after ${presses + 1} presses of Tab`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes by its button and by a tap beside it', async ({page}) => {
    await open(page, '/wiki/games');
    await menuButton(page).tap();
    await menu(page).getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.touchscreen.tap(phone.width - 10, phone.height / 2);
    await expect(menu(page)).toBeHidden();
  });

  test('leaves the page behind inert and still', async ({page}) => {
    await open(page, '/wiki/games');
    await menuButton(page).tap();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const canFocusBehind = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('article a');
      link?.focus();
      return document.activeElement === link;
    });
    expect(canFocusBehind).toBe(false);
  });

  test('survives rotation and closes when the window gets wide', async ({page}) => {
    await open(page, '/wiki/games');
    await menuButton(page).tap();
    await page.setViewportSize({width: phone.height, height: phone.width});
    await expect(menu(page)).toBeVisible();
    expect(await menu(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(phone.width);
    await page.setViewportSize({width: 1200, height: 800});
    await expect(menu(page)).toBeHidden();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
    await expect(page).toHaveURL('/docs/api');
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`has no accessibility violation while open, ${mode}`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, `/wiki/games?docusaurus-theme=${mode}`);
      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('works without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL, viewport: phone});
    const page = await context.newPage();
    await page.goto('/wiki/games');
    await menuButton(page).click();
    await menu(page).getByText('Sessions').click();
    await menu(page).getByRole('link', {name: 'Emergency release'}).click();
    await expect(page).toHaveURL('/wiki/session/emergency');
    await context.close();
  });
});
