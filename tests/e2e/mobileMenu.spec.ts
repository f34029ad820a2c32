import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {expect, open, test} from './fixtures';

const phone = {width: 390, height: 844};

/** On a docs page the menu is its sidebar, elsewhere it belongs to the navbar. */
const pages = ['/wiki/games', '/blog'];

function menuButton(page: Page) {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
}

function menu(page: Page) {
  return page.locator('#site-menu');
}

for (const {width, isMenu} of [
  {width: 996, isMenu: true},
  {width: 997, isMenu: false},
]) {
  test(`at ${width} px the navigation is ${isMenu ? 'behind the menu button' : 'in the navbar'}`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/wiki/faq');
    await expect(menuButton(page)).toBeVisible({visible: isMenu});
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'})).toBeVisible({
      visible: !isMenu,
    });
  });
}

test.describe('menu on a phone', () => {
  test.use({viewport: phone, hasTouch: true});

  for (const path of ['/', '/wiki/faq', '/docs/api/info', '/changelog/emlalock', '/blog', '/privacy']) {
    test(`begins with the emergency page, and holds the main navigation: ${path}`, async ({page}) => {
      await page.goto(path);
      await menuButton(page).tap();
      const first = menu(page).locator('.menu__link').first();
      await expect(first).toHaveText('Emergency release');
      await expect(first).toHaveAttribute('href', '/wiki/session/emergency');
      await expect(first).toBeInViewport();
      const main = menu(page).getByRole('navigation', {name: 'Sections'});
      for (const name of ['Wiki', 'Changelog', 'API docs', 'Main website', 'Code hosting']) {
        await expect(main.getByRole('link', {name})).toBeVisible();
      }
    });
  }

  test('holds the sidebar of the page, whose groups close', async ({page}) => {
    await open(page, '/wiki/games');
    await menuButton(page).tap();
    const sidebar = menu(page).getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'Blackjack'})).toBeVisible();
    await sidebar.getByText('While locked').tap();
    await expect(sidebar.getByRole('link', {name: 'Pillory'})).toBeHidden();
  });

  for (const path of pages) {
    test(`leads to a page and closes, with React here: ${path}`, async ({page}) => {
      await open(page, path);
      await menuButton(page).tap();
      await menu(page).getByRole('link', {name: 'API docs'}).tap();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
      await expect(menu(page)).toBeHidden();
    });

    test(`is opened by keyboard, and Escape gives the focus back: ${path}`, async ({page}) => {
      await page.goto(path);
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });

    test(`closes when the focus leaves it: ${path}`, async ({page}) => {
      await page.goto(path);
      await menuButton(page).tap();
      await menu(page).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('body :focus')).toBeVisible();
    });

    test(`closes by its button and by a tap beside it: ${path}`, async ({page}) => {
      await page.goto(path);
      await menuButton(page).tap();
      await menu(page).getByRole('button', {name: 'Close navigation bar'}).tap();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await page.touchscreen.tap(phone.width - 10, phone.height / 2);
      await expect(menu(page)).toBeHidden();
    });

    test(`holds the page behind still: ${path}`, async ({page}) => {
      await page.goto(path);
      await menuButton(page).tap();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 800);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test(`survives rotation and closes when the window gets wide: ${path}`, async ({page}) => {
      await page.goto(path);
      await menuButton(page).tap();
      await page.setViewportSize({width: phone.height, height: phone.width});
      expect((await menu(page).boundingBox())?.height).toBe(phone.width);
      await page.setViewportSize({width: 1200, height: 800});
      await expect(menu(page).and(page.locator(':popover-open'))).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    });

    for (const mode of ['light', 'dark']) {
      test(`has no accessibility violation while open, ${mode}: ${path}`, async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.goto(`${path}?docusaurus-theme=${mode}`);
        await menuButton(page).tap();
        await expect(menu(page)).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      });
    }
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('opens and leads on', async ({page}) => {
      await page.goto('/wiki/games');
      await menuButton(page).tap();
      await menu(page).getByRole('link', {name: 'Emergency release'}).tap();
      await expect(page).toHaveURL('/wiki/session/emergency');
    });
  });
});
