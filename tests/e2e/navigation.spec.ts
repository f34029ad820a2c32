import type {Locator, Page} from '@playwright/test';
import {identity} from '../../src/site/identity';
import {samplePage} from '../support/samplePage';
import {expect, html, mainLink, menu, menuButton, phone, sidebarLink, test, title, toggle} from './fixtures';

/** Presses Tab until the control has the focus, as a reader without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo(0, y);
  }, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

test('the navbar leads to the sections, shows where the reader is, and leads home', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('link[rel=icon]'), 'the icon of the tab').toHaveAttribute('href', '/img/favicon.svg');
  const inPlace = page.locator('a[href^="https:"]:not([target=_blank])');
  await expect(inPlace, 'links to other sites open beside this one').toHaveCount(0);
  await expect(inPlace.getByLabel('new tab'), 'links that say they open a new tab, and do not').toHaveCount(0);
  for (const [label, path] of [
    ['Wiki', '/wiki'],
    ['Changelog', '/changelog/emlalock'],
    ['API docs', '/docs/api'],
  ] as const) {
    await mainLink(page, label).click();
    await expect(page).toHaveURL(path);
    await expect(mainLink(page, label)).toHaveAttribute('aria-current', 'true');
  }
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: identity.title}).click();
  await expect(page).toHaveURL('/');
});

test('the line under a title says what a page is about, and leads to the other moments', async ({page}) => {
  await page.goto('/wiki/session/settings');
  const line = page.getByRole('navigation', {name: 'This page is about: before a session, while locked'});
  await expect(line.locator('[aria-current]')).toHaveText(['Before', 'Locked']);
  await line.getByRole('link', {name: 'End'}).click();
  await expect(page).toHaveURL('/wiki/session/end');
});

test.describe('menu on a phone', () => {
  test.use({viewport: phone.viewport, hasTouch: true});

  test('begins with the main navigation and the emergency page, in sight at once', async ({page}) => {
    for (const path of ['/', '/wiki/faq']) {
      await page.goto(path);
      await menuButton(page).tap();
      await expect(menu(page).getByRole('link', {name: 'Emergency release'}).first(), path).toBeInViewport();
      for (const link of await menu(page).getByRole('navigation', {name: 'Sections'}).getByRole('link').all()) {
        await expect(link, path).toBeInViewport();
      }
    }
  });

  test('closes by Escape, its button, a tap beside it, and when the focus leaves it', async ({page}) => {
    // On a docs page the menu holds its sidebar, elsewhere it belongs to the navbar.
    for (const path of ['/', samplePage.path]) {
      await page.goto(path);
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu(page).locator(':focus'), path).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu(page), path).toBeHidden();
      await expect(menuButton(page), path).toBeFocused();
    }
    const close: Record<string, () => Promise<void>> = {
      'its button': () => menu(page).getByRole('button', {name: 'Close navigation bar'}).tap(),
      'a tap beside it': () => page.touchscreen.tap(phone.viewport.width - 10, phone.viewport.height / 2),
      'the focus on what is before': () => menu(page).getByRole('link').first().press('Shift+Tab'),
      'the focus on what follows': () => menu(page).locator('summary').last().press('Tab'),
    };
    for (const [way, act] of Object.entries(close)) {
      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await act();
      await expect(menu(page), way).toBeHidden();
    }
    await expect(page.locator('body :focus')).toBeVisible();
  });

  test('leaves room beside it in the narrowest window, holds the page still, survives rotation, and is gone from a page it leads to', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 568});
    await page.goto(samplePage.path);
    await menuButton(page).tap();
    await expect(menu(page).getByRole('button', {name: 'Close navigation bar'})).toBeInViewport({ratio: 1});
    expect((await menu(page).boundingBox())?.width, 'room for a tap').toBeLessThan(320 - 24);
    await expect(html(page)).toHaveCSS('overflow-y', 'hidden');
    await page.setViewportSize({width: 844, height: 390});
    await expect.poll(async () => (await menu(page).boundingBox())?.height).toBe(390);
    await menu(page).getByRole('link', {name: 'API docs'}).tap();
    await expect(title(page)).toHaveText('API reference');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await page.setViewportSize({width: 1200, height: 800});
    await expect(page.locator('#light-menu:popover-open')).toHaveCount(0);
    await expect(html(page)).not.toHaveCSS('overflow-y', 'hidden');
  });
});

test.describe('by keyboard', () => {
  test('menu, colour mode, a page and the one after it', async ({page}) => {
    await page.setViewportSize(phone.viewport);
    await page.goto(samplePage.pathBefore);
    await tabTo(page, menuButton(page));
    await page.keyboard.press('Space');
    await tabTo(page, toggle(page));
    await page.keyboard.press('Enter');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await tabTo(page, menu(page).getByRole('link', {name: samplePage.title}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(samplePage.path);
    await tabTo(page, page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(samplePage.path);
  });

  test('the skip link is seen, and leads to the start of the content', async ({page}) => {
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    for (const path of ['/docs/api/time/add', '/']) {
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(skip, path).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus'), path).toHaveCount(1);
    }
  });

  test('a table that is wider than the page is reached and scrolled', async ({page}) => {
    await page.setViewportSize({width: 620, height: 800});
    await page.goto('/wiki/games/voting#the-two-links');
    const frame = page.getByRole('group', {name: 'Link, Friend link, Requirement link'});
    expect(await frame.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBeGreaterThan(0);
    // Chromium gives the focus to all that scrolls, Safari only to this.
    await expect(frame).toHaveAttribute('tabindex', '0');
    await tabTo(page, frame);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  });
});

test('another page is a document, seen from its top; back and forward lead to where the reader was', async ({page}) => {
  await page.goto('/wiki/session/settings');
  await scrollTo(page, 1500);
  // A whole press would scroll to the link.
  const press = sidebarLink(page, 'Emergency release').dispatchEvent('click');
  await Promise.all([page.waitForEvent('load', {timeout: 10_000}), press]);
  await expect(title(page)).toHaveText('Emergency release');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 200);
  await page.goBack();
  await expect(page).toHaveURL('/wiki/session/settings');
  await expect.poll(() => scrollTop(page)).toBe(1500);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(200);
});
