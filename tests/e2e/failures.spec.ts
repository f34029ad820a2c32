import type {Page} from '@playwright/test';
import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {
  announcementBar,
  expect,
  html,
  mainLink,
  menu,
  menuButton,
  open,
  phone,
  setMode,
  sidebarLink,
  test,
  title,
  toggle,
} from './fixtures';
import {translate} from './translator';

const notice = (page: Page) => page.getByRole('alert');

test.describe('parts that are missing', () => {
  test.use({expectedConsole: /ChunkLoadError|Loading chunk|ERR_|status of 404|Unexpected token|MIME type/});

  const missing = 'This site did not load properly.';

  test.describe('with React on its way', () => {
    test.use({effectiveType: '4g'});

    for (const part of ['runtime', 'main', 'a chunk of the page']) {
      test(`${part}: the page is read, and "Retry" loads it again`, async ({page}) => {
        const address =
          part === 'a chunk of the page' ? /\/assets\/js\/(?!main|runtime|page\.)/ : `**/assets/js/${part}*`;
        await page.route(address, (route) => route.abort());
        await page.goto('/wiki/session/emergency');
        await expect(notice(page)).toContainText(missing);
        await expect(title(page)).toHaveText('Emergency release');
        expect(await findViolations(page)).toEqual([]);
        await page.unroute(address);
        await notice(page).getByRole('link', {name: 'Retry'}).click();
        await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
        await expect(notice(page)).toHaveCount(0);
      });
    }

    test('on a page change, the new page comes as a document', async ({page}) => {
      await open(page, '/wiki/session/settings');
      await page.route('**/assets/js/*.js', (route) => route.abort());
      const blog = page.getByRole('contentinfo').getByRole('link', {name: 'Blog'});
      await blog.evaluate((link) => {
        (link as HTMLAnchorElement).click();
      });
      await expect(title(page)).toHaveText('Blog');
    });
  });

  test('the page script: a page is read, and its links, menu and details work', async ({page}) => {
    await page.setViewportSize(phone.viewport);
    await page.route('**/assets/js/page.*', (route) => route.abort());
    await page.goto('/wiki/session');
    await expect(notice(page)).toContainText(missing);
    await page.locator('summary', {hasText: 'On this page'}).click();
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    await menuButton(page).click();
    await menu(page).getByRole('link', {name: 'Feed'}).click();
    await expect(title(page)).toHaveText('Feed');
  });

  test('all files, of a site built for another path: the page says so; at home it says nothing', async ({
    page,
    baseURL,
  }) => {
    await open(page, '/wiki/faq?from=elsewhere#how-it-works');
    await expect(notice(page)).toHaveCount(0);
    await page.route(`${baseURL}/somewhere/wiki/faq`, async (route) => {
      await route.fulfill({response: await route.fetch({url: `${baseURL}/wiki/faq`})});
    });
    await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto('/somewhere/wiki/faq');
    await expect(page.getByText(missing)).toBeVisible();
  });
});

test.describe('a text that cannot be had', () => {
  test.use({expectedConsole: /503/});

  test('is not copied, and the page says so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await page.goto('/privacy');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('status').filter({hasText: 'The page was not copied.'})).toBeVisible();
  });
});

test.describe('crash', () => {
  test.use({expectedConsole: /crashed on demand/});

  test('of a page says so, shows the message, and "Try again" recovers', async ({page}) => {
    expect(sitemapPaths()).not.toContain('/test-page');
    const served = await open(page, '/test-page');
    expect(await served?.text()).toContain('noindex');
    await page.getByRole('button', {name: 'Crash the page'}).click();
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByRole('main')).toContainText('The page crashed on demand.');
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await findViolations(page), mode).toEqual([]);
    }
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title(page)).toHaveText('Test page');
  });
});

test('a page change that is overtaken does no harm', async ({page}) => {
  await open(page, '/wiki/session');
  await sidebarLink(page, 'Feed').click();
  await sidebarLink(page, 'Pillory').click();
  await expect(title(page)).toHaveText('Pillory');
  await expect(page).toHaveURL('/wiki/session/pillory');
});

test.describe('a page that others change', () => {
  // React logs these when it finds a page that differs from its build.
  test.use({expectedConsole: /onRecoverableError|NotFoundError|React error/});

  test('a translator: navigation, search, switches and what is typed survive', async ({page}) => {
    await translate(page);
    await open(page, '/wiki/session');
    await sidebarLink(page, 'Feed').click();
    await expect(title(page)).toHaveText('Feed');
    await mainLink(page, 'API docs').click();
    await expect(title(page)).toHaveText('API reference');
    await page.goBack();
    await expect(title(page)).toHaveText('Feed');
    await expect(page.getByRole('main')).toContainText(/\S{3}/);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('textbox', {name: 'Search this documentation'});
    await field.fill('blackjack');
    await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAccessibleName(/Blackjack/);
    await field.press('Enter');
    await expect(title(page)).toHaveText('Blackjack');
    await announcementBar(page).getByRole('button', {name: 'Close'}).click();
    await sidebarLink(page, 'Bingo').click();
    await expect(title(page)).toHaveText('Bingo');
    await expect(announcementBar(page)).toBeHidden();

    await open(page, '/test-page');
    await page.getByRole('tab', {name: 'Two'}).click();
    await expect(page.getByRole('tab', {name: 'Two', selected: true})).toBeVisible();
    await page.locator('summary', {hasText: 'Fill in your values'}).click();
    await page.getByRole('textbox', {name: 'from'}).fill('H2');
    await expect(page.getByText('&from=H2&to=D1')).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'from'})).toHaveValue('H2');
  });
});
