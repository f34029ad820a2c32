// Misspelt on purpose. cspell:ignore sesion pilory Cimg emergancy
import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {expect, hydrate, open, test} from './fixtures';

// The browser itself logs the status of the page.
test.use({expectedConsole: /404 \(Not Found\)/});

function suggestions(page: Page) {
  return page.getByRole('main').getByRole('list').first().getByRole('link');
}

test.describe('not found', () => {
  for (const path of ['/nothing', '/wiki/nothing', '/docs/api/links/nothing/deeper', '/blog/2020/01/01/nothing']) {
    test(`${path} answers 404 with ways on`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
      await expect(page.getByRole('main')).toContainText(`You asked for ${path}`);
      await expect(page.getByRole('main').getByRole('link', {name: 'All pages'})).toHaveAttribute('href', '/all-pages');
      await page.getByRole('main').getByRole('link', {name: 'Emergency release'}).last().click();
      await expect(page).toHaveURL('/wiki/session/emergency');
    });
  }

  test.describe('on a phone, which has not loaded React', () => {
    test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

    test(
      'names what was asked for and the nearest pages, and keeps them when React comes',
      {tag: '@deferral'},
      async ({page}) => {
        await page.goto('/wiki/game/black-jack');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        await expect(page.getByRole('heading', {name: 'Did you mean one of these?'})).toBeVisible();
        await expect(suggestions(page).first()).toHaveText('Blackjack');
        await expect(suggestions(page)).toHaveCount(3);
        expect(await findViolations(page)).toEqual([]);

        await suggestions(page)
          .first()
          .evaluate((link) => {
            link.dataset.before = 'react';
          });
        await hydrate(page);
        await expect(suggestions(page).first()).toHaveAttribute('data-before', 'react');
        await expect(suggestions(page)).toHaveCount(3);
      },
    );
  });

  test('does the same for a page that is left for an unknown address in place', async ({page}) => {
    await open(page, '/nothing/bingo');
    await expect(suggestions(page).first()).toHaveText('Bingo');
    await page.evaluate(() => {
      window.history.pushState(null, '', '/wiki/sesion/pilory');
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    });
    await expect(page.getByRole('main')).toContainText('You asked for /wiki/sesion/pilory');
    await expect(suggestions(page).first()).toHaveText('Pillory');
    await suggestions(page).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Pillory');
  });

  test('leads from an address in capitals, which most hosts take for another one, to the page', async ({page}) => {
    for (const path of ['/wiki', '/wiki/faq', '/docs/api/time/add']) {
      const response = await page.goto(`${path.toUpperCase()}?from=capitals#top`, {waitUntil: 'commit'});
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(`${path}?from=capitals#top`);
      await hydrate(page);
    }
  });

  test('shows an address made to deceive as plain text', async ({page}) => {
    await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E/%E2%80%AEgnp.exe');
    await expect(page.getByRole('main')).toContainText('/%3Cimg%20src=x%20onerror=alert(1)%3E/%E2%80%AEgnp.exe');
  });

  test('leads on without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/wiki/emergancy');
    await expect(page.getByText('You asked for')).toBeHidden();
    await page.getByRole('main').getByRole('link', {name: 'All pages'}).click();
    await page.getByRole('main').getByRole('link', {name: 'Emergency release'}).first().click();
    await expect(page).toHaveURL('/wiki/session/emergency');
    await context.close();
  });
});
