import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {expect, open, test} from './fixtures';

function menuButton(page: Page) {
  return page.getByRole('button', {name: 'Toggle navigation bar'});
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

  test.describe('on a phone', () => {
    test.use({viewport: {width: 390, height: 844}, hasTouch: true});

    test('shows the main navigation on a page without a sidebar', async ({page}) => {
      await open(page, '/');
      await menuButton(page).tap();
      for (const name of ['Wiki', 'Changelog', 'API docs', 'Main website', 'Code hosting']) {
        await expect(page.locator('.navbar-sidebar').getByRole('link', {name})).toBeVisible();
      }
    });

    test('shows the sidebar of the page first and the main navigation one step back', async ({page}) => {
      await open(page, '/wiki/games');
      await menuButton(page).tap();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('link', {name: 'Blackjack'})).toBeInViewport();
      await menu.getByRole('button', {name: /back to main menu/i}).tap();
      await expect(menu.getByRole('link', {name: 'API docs'})).toBeInViewport();
    });

    test('leads to a page and closes', async ({page}) => {
      await open(page, '/wiki/games');
      await menuButton(page).tap();
      await page.locator('.navbar-sidebar').getByRole('link', {name: 'Blackjack'}).tap();
      await expect(page).toHaveURL('/wiki/games/blackjack');
      await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    });

    for (const mode of ['light', 'dark'] as const) {
      test(`has no accessibility violation while open, ${mode}`, async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        await open(page, `/wiki/games?docusaurus-theme=${mode}`);
        await menuButton(page).tap();
        await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'Blackjack'})).toBeInViewport();
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
});
