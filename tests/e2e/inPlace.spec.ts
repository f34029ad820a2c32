// Where a reader has opened a form, React runs, and the next page is shown in place.
import type {Page, Route} from '@playwright/test';
import {findViolations} from './axe';
import {expect, openForm, setMode, test, title} from './fixtures';

const bar = (page: Page) => page.locator('#nprogress');
const retry = (page: Page) => page.getByRole('button', {name: 'Retry'});

async function start(page: Page): Promise<void> {
  await page.goto('/docs/api/time/add');
  await openForm(page);
}

/** Presses a link without coming near it before, which would load what is behind it. */
async function press(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}

test('the next page is shown with the focus on its heading, and the choices stay', async ({page}) => {
  await start(page);
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.locator('aside a[href="/docs/api/time/sub"]').click();
  await expect(title(page)).toHaveText('Remove time');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
});

test.describe('a page whose files cannot be had', () => {
  test.use({expectedConsole: /ChunkLoadError|Loading chunk|ERR_|status of 404|Unexpected token|MIME type/});

  test('says so, and "Retry" shows it once the connection is back', async ({page, context}) => {
    await start(page);
    await context.setOffline(true);
    await press(page, '/blog');
    await expect(title(page)).toHaveText('This page could not be loaded.');
    await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
    await expect(page).toHaveURL('/blog');
    // Without its files, a page of another section has no frame either.
    const violations = await findViolations(page);
    expect(violations.filter((one) => !one.startsWith('landmark-one-main'))).toEqual([]);
    await context.setOffline(false);
    await retry(page).click();
    await expect(title(page)).toHaveText('Blog');
  });

  test('is loaded as a document by "Retry" after a new build', async ({page}) => {
    await start(page);
    await page.route('**/assets/js/*.js', (route) => route.fulfill({status: 404}));
    await press(page, '/blog');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
    await page.unroute('**/assets/js/*.js');
    await page.route('**/assets/js/*.js', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({status: 404}) : route.fallback(),
    );
    await Promise.all([page.waitForEvent('load', {timeout: 10_000}), retry(page).click()]);
    await expect(title(page)).toHaveText('Blog');
  });
});

test.describe('a crash', () => {
  test.use({expectedConsole: /crashed on demand/});

  test('of the frame says so without it, shows the message, and leads on', async ({page}) => {
    // The frame listens to the size of the window.
    await page.addInitScript(() => {
      const {addEventListener} = window;
      window.addEventListener = (...[type, ...rest]: Parameters<typeof addEventListener>) => {
        if (type === 'resize' && !('isMended' in window)) {
          throw new Error('The frame crashed on demand.');
        }
        addEventListener.call(window, type, ...rest);
      };
    });
    await page.goto('/docs/api/time/add');
    await page.locator('summary', {hasText: 'Fill in your values'}).click();
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByRole('alert')).toContainText('The frame crashed on demand.');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('link', {name: 'Emergency release'})).toHaveAttribute(
      'href',
      '/wiki/session/emergency',
    );
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await findViolations(page), mode).toEqual([]);
    }
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title(page)).toHaveText('This page crashed.');
    await page.evaluate(() => Object.assign(window, {isMended: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title(page)).toHaveText('Add time');
  });
});

test('a page that takes long has a progress bar after a second, and none is left if another one overtakes it', async ({
  page,
}) => {
  const held: Route[] = [];
  const pressAndHold = async (path: string) => {
    await press(page, path);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return held.splice(0);
  };
  await page.clock.install();
  await start(page);
  await page.route('**/assets/js/*.js', (route) => {
    held.push(route);
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const first = await pressAndHold('/wiki');
  await page.clock.runFor(400);
  const second = await pressAndHold('/blog');
  await Promise.all(
    first.map(async (route) => {
      await route.continue();
      await (await route.request().response())?.finished();
    }),
  );
  await page.clock.runFor(999);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await expect(title(page), 'the page that was left, until the last one comes').toHaveText('Add time');
  await Promise.all(second.map((route) => route.continue()));
  await expect(title(page)).toHaveText('Blog');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});
