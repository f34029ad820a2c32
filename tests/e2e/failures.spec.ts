import type {Locator, Page} from '@playwright/test';
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
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', {name, exact: true});

/** Presses a link without coming near it before, which would load what is behind it. */
async function press(link: Locator): Promise<void> {
  await link.evaluate((element) => {
    (element as HTMLAnchorElement).click();
  });
}

test.describe('parts that are missing', () => {
  test.use({expectedConsole: /ChunkLoadError|Loading chunk|ERR_|status of 404|Unexpected token|MIME type/});

  const missing = 'This site did not load properly.';

  test.describe('with React on its way', () => {
    test.use({bringsReact: true});

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

    test('on a page change: the page says so, and "Retry" shows it once the connection is back', async ({
      page,
      context,
    }) => {
      await open(page, '/docs/api/time/add');
      await page.evaluate(() => Object.assign(window, {isSame: true}));
      // A page of this section, whose frame is there, and one of another. Neither link has been seen and fetched ahead.
      for (const [link, path, heading] of [
        [page.locator('.menu a[href="/docs/api/links/add"]'), '/docs/api/links/add', 'Add requirement links'],
        [footerLink(page, 'Blog'), '/blog', 'Blog'],
      ] as const) {
        await context.setOffline(true);
        await press(link);
        await expect(title(page)).toHaveText('This page could not be loaded.');
        await expect(notice(page)).toContainText('ChunkLoadError');
        await expect(page).toHaveURL(path);
        const violations = await findViolations(page);
        // Without its files, a page of another section has no frame either.
        expect(violations.filter((one) => !one.startsWith('landmark-one-main'))).toEqual([]);
        const askedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
        await retry(page).click();
        await askedAgain;
        await expect(title(page)).toHaveText('This page could not be loaded.');
        await context.setOffline(false);
        await retry(page).click();
        await expect(title(page)).toHaveText(heading);
      }
      expect(await page.evaluate(() => 'isSame' in window), 'without a new document').toBe(true);
    });

    test('on a page change after a new build, "Retry" loads the page as a document', async ({page}) => {
      await open(page, '/docs/api/time/add');
      await page.route('**/assets/js/*.js', (route) => route.fulfill({status: 404}));
      await press(footerLink(page, 'Blog'));
      await expect(notice(page)).toContainText('This page could not be loaded.');
      await page.unroute('**/assets/js/*.js');
      await page.route('**/assets/js/*.js', (route) =>
        route.request().method() === 'HEAD' ? route.fulfill({status: 404}) : route.fallback(),
      );
      await Promise.all([page.waitForEvent('load'), retry(page).click()]);
      await expect(page).toHaveURL('/blog');
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
  test.use({expectedConsole: /crashed on demand/, bringsReact: true});

  test('of the frame says so without it, shows the message, and leads on', async ({page}) => {
    // The frame listens to the size of the window.
    await page.addInitScript(() => {
      const {addEventListener} = window;
      window.addEventListener = (...[type, ...rest]: Parameters<typeof addEventListener>) => {
        if (type === 'resize' && !('isMended' in window) && !location.pathname.includes('emergency')) {
          throw new Error('The frame crashed on demand.');
        }
        addEventListener.call(window, type, ...rest);
      };
    });
    await page.goto('/wiki/faq');
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByRole('alert')).toContainText('The frame crashed on demand.');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await findViolations(page), mode).toEqual([]);
    }
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title(page)).toHaveText('This page crashed.');
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title(page)).toHaveText('Frequently asked questions');
    await page.goto('/wiki/faq');
    await expect(title(page)).toHaveText('This page crashed.');
    await page.getByRole('link', {name: 'Emergency release'}).click();
    await expect(title(page)).toHaveText('Emergency release');
  });
});

test.describe('a page change that takes long', () => {
  const bar = (page: Page) => page.locator('#nprogress');

  /** Opens a page, and holds back the files of the next ones until they are let go, in the order they were asked for. */
  async function openAndHold(page: Page): Promise<(() => Promise<void>)[]> {
    const held: (() => Promise<void>)[] = [];
    await page.clock.install();
    await open(page, '/docs/api/time/add');
    await page.route('**/assets/js/*.js', (route) => {
      held.push(async () => {
        await route.continue();
        await (await route.request().response())?.finished();
      });
    });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    return held;
  }

  async function letGo(held: (() => Promise<void>)[]): Promise<void> {
    await Promise.all(held.splice(0).map((go) => go()));
  }

  test('starts a progress bar after a second, which ends when the page shows', async ({page}) => {
    const held = await openAndHold(page);
    await press(footerLink(page, 'Blog'));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.runFor(999);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    await letGo(held);
    await expect(title(page)).toHaveText('Blog');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('and is overtaken: the later page shows, the earlier never does, and no bar is left', async ({page}) => {
    const held = await openAndHold(page);
    await press(footerLink(page, 'Wiki'));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const first = held.splice(0);
    await page.clock.runFor(400);
    await press(footerLink(page, 'Blog'));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await letGo(first);
    await page.clock.runFor(100);
    await expect(title(page), 'the page that was left stays until then').toHaveText('Add time');
    await letGo(held);
    await expect(title(page)).toHaveText('Blog');
    await expect(page).toHaveURL('/blog');
    await page.clock.runFor(5000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('and is given up: the page that was left stays, and no bar comes', async ({page}) => {
    const held = await openAndHold(page);
    await press(footerLink(page, 'Blog'));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.runFor(400);
    await page.goBack();
    await expect(page).toHaveURL('/docs/api/time/add');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.clock.runFor(5000);
    await expect(bar(page)).toHaveCount(0);
    await letGo(held);
  });
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

    await open(page, '/docs/api/time/sub-random');
    await page.getByRole('tab', {name: 'Python'}).click();
    await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
    await page.locator('summary', {hasText: 'Fill in your values'}).click();
    await page.getByRole('textbox', {name: 'from'}).fill('H2');
    await expect(page.getByRole('tabpanel')).toContainText('&from=H2&to=D1');
    await expect(page.getByRole('textbox', {name: 'from'})).toHaveValue('H2');
  });
});
