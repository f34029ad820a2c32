import type {Page} from '@playwright/test';
import {delayScripts, holdScripts} from '../delay';
import {expect, hydrate, test} from '../fixtures';

/** A phone, on which scripts are deferred. */
test.use({effectiveType: '4g', hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

const html = (page: Page) => page.locator('html');

test.describe('deferred scripts', () => {
  test('a page that is read loads one file', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/wiki/session/emergency');
    await page.mouse.wheel(0, 2000);
    await page.getByRole('heading', {level: 1}).tap();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => !path.startsWith('/img/'))).toEqual(['/wiki/session/emergency']);
  });

  test('mode, announcement, menu and details answer without them', async ({page}) => {
    const letGo = await delayScripts(page);
    await page.goto('/wiki/session');
    await page.getByRole('button', {name: 'Close', exact: true}).tap();
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();

    const opener = page.getByRole('button', {name: 'Toggle navigation bar'});
    await opener.tap();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toBeVisible();
    await menu.getByRole('button', {name: /switch between dark and light/i}).tap();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await menu.getByText('Games', {exact: true}).tap();
    await expect(menu.getByRole('link', {name: 'Blackjack'})).toBeVisible();
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');

    // React continues from there.
    await letGo();
    await page.goto('/test-page');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    await page.getByRole('tab').first().tap();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
  });

  test('a tap on a tab is felt, kept, and carried out once', async ({page}) => {
    const letGo = await delayScripts(page);
    await page.goto('/test-page');
    const tab = page.getByRole('tab', {selected: false}).first();
    const name = (await tab.textContent()) ?? '';
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await expect(page.getByRole('tab', {name, selected: true})).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('code is copied at once, without them', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await delayScripts(page);
    await page.goto('/test-page');
    const block = page.locator('.theme-code-block').filter({hasText: 'example.js'});
    await block.getByRole('button', {name: 'Copy code to clipboard'}).tap();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "const key = 'held';\nconst lock = 'closed';\nconst wearer = lock;\nconst holder = key;",
    );
    await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('a tab answers to the key that it answers to later, and to no other', async ({page}) => {
    const letGo = await delayScripts(page);
    await page.goto('/test-page');
    const tab = page.getByRole('tab', {selected: false}).first();
    const name = (await tab.textContent()) ?? '';
    await tab.press(' ');
    await expect(tab).not.toHaveAttribute('aria-busy');
    await tab.press('Enter');
    await expect(tab).toHaveAttribute('aria-busy', 'true');
    await letGo();
    await expect(page.getByRole('tab', {name, selected: true})).toBeVisible();
  });

  test('the search opens at once, keeps what is typed before its code, and needs no React', async ({page}) => {
    const letGo = await delayScripts(page, '**/assets/search/**');
    await page.goto('/wiki/session');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog.getByRole('textbox', {name: 'Search'})).toBeFocused();
    await page.keyboard.type('blackjack');
    await dialog.getByRole('button', {name: 'Close'}).tap();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', {name: 'Search'}).tap();
    await expect(dialog).toBeVisible();
    await letGo();
    await expect(dialog.getByRole('option').first()).toHaveAccessibleName(/^Blackjack/);
    await expect(page.getByRole('combobox')).toHaveCount(1);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('a link leads on at once', async ({page}) => {
    await delayScripts(page);
    await page.goto('/wiki/session/emergency');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).tap();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  });

  test.describe('that cannot be loaded', () => {
    test.use({expectedConsole: /ERR_FAILED|ChunkLoadError|Loading chunk/});

    const missing = {
      'all of them': '**/assets/js/*.js',
      // Only the chunks of the page, not the two scripts that start the site.
      'the parts of the page': /\/assets\/js\/(?!main|runtime)/,
    };
    for (const [name, scripts] of Object.entries(missing)) {
      test(`are told of, with a way to try again, and nothing waits for them: ${name}`, async ({page}) => {
        await page.route(scripts, (route) => route.abort());
        await page.goto('/test-page');
        const tab = page.getByRole('tab', {selected: false}).first();
        await tab.tap();
        const notice = page.getByRole('alert');
        await expect(notice).toContainText('A part of this page could not be loaded.');
        await expect(tab).not.toHaveAttribute('aria-busy');
        await tab.tap();
        await expect(tab).not.toHaveAttribute('aria-busy');
        await expect(notice).toHaveCount(1);
        await page.unroute(scripts);
        await notice.getByRole('button', {name: 'Retry'}).tap();
        await expect(notice).toHaveCount(0);
      });
    }

    test('are requested once, also where one failed while another was still coming', async ({page}) => {
      const {letGo} = await holdScripts(page, /\/assets\/js\/main/);
      const first = /\/assets\/js\/runtime/;
      await page.route(first, (route) => route.abort());
      await page.goto('/test-page');
      await page.getByRole('tab', {selected: false}).first().tap();
      await page.unroute(first);
      await page.getByRole('alert').getByRole('button', {name: 'Retry'}).tap();
      await letGo();
      await hydrate(page);
      await expect(page.locator('head script[src*="/main."]')).toHaveCount(1);
    });
  });
});
