// Where a reader has opened a form, React runs, and the next page is shown in place.
import type {Page, Route} from '@playwright/test';
import {findViolations} from './axe';
import {expect, openForm, setMode, test, title} from './fixtures';

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

test.describe('after a new build', () => {
  test.use({expectedConsole: /ChunkLoadError|Loading chunk|status of 404|MIME type/});

  test('a page says that it could not be loaded, and "Retry" loads it as a document', async ({page}) => {
    await start(page);
    await page.route('**/assets/js/*.js', (route) => route.fulfill({status: 404}));
    await press(page, '/blog');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
    // Without its files, a page of another section has no frame either.
    const violations = await findViolations(page);
    expect(violations.filter((one) => !one.startsWith('landmark-one-main'))).toEqual([]);
    await page.unroute('**/assets/js/*.js');
    await page.route('**/assets/js/*.js', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({status: 404}) : route.fallback(),
    );
    const loaded = page.waitForEvent('load', {timeout: 10_000});
    await page.getByRole('button', {name: 'Retry'}).click();
    await loaded;
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

test('a page that takes long never shows once another one was asked for', async ({page}) => {
  const held: Route[] = [];
  await start(page);
  await page.route('**/assets/js/*.js', (route) => {
    held.push(route);
  });
  await press(page, '/wiki');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const first = held.splice(0);
  await press(page, '/blog');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of first) {
    await route.continue();
    await (await route.request().response())?.finished();
  }
  await expect(title(page), 'the page that was left, until the last one comes').toHaveText('Add time');
  await Promise.all(held.map((route) => route.continue()));
  await expect(title(page)).toHaveText('Blog');
});
