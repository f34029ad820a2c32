import type {Page} from '@playwright/test';
import {words} from '../support/nextBuild';
import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {test} from './deploys';
import {expect, open, setMode} from './fixtures';

const emergency = '/wiki/session/emergency';

const toggle = (page: Page) => page.getByRole('switch', {name: 'Keep these docs on this device'});
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({hasText: /\S/});

async function keep(page: Page, path = '/privacy'): Promise<void> {
  await open(page, path);
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await expect(status(page)).toHaveText(/^Ready\. On this device: [\d,]+ files, [\d,]+ bytes\.$/, {timeout: 20_000});
}

/** Everything that the site can leave on a device. */
function leftovers(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).length,
    cookies: document.cookie,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /copy|offline/.test(key)),
  }));
}

const nothing = {workers: 0, caches: [], databases: 0, cookies: '', stored: []};

test.describe('offline copy', () => {
  test('is made only when asked for', async ({page}) => {
    await open(page, emergency);
    await expect(toggle(page)).not.toBeChecked();
    await open(page, '/privacy');
    await expect(toggle(page)).not.toBeChecked();
    expect(await leftovers(page)).toEqual(nothing);
  });

  test.describe('without a server', () => {
    test.use({expectedConsole: /ERR_|status of 404/});

    test('shows every page, searches, and switches off without a trace', async ({page, line}) => {
      await keep(page);
      expect(await findViolations(page)).toEqual([]);
      line.loseTheLine();
      const missing = await page.evaluate(async (paths) => {
        const answers = await Promise.all(paths.map(async (path) => [path, await (await fetch(path)).text()] as const));
        return answers.filter(([, html]) => !html.includes('<h1')).map(([path]) => path);
      }, sitemapPaths());
      expect(missing).toEqual([]);
      expect((await page.goto('/wiki/faq/'))?.status()).toBe(200);
      await page.goto('/wiki/start?from=an-old-link');
      await expect(page).toHaveURL('/wiki?from=an-old-link');
      expect((await page.goto('/nowhere'))?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');

      await open(page, '/docs/api/time/add');
      await page.getByRole('button', {name: 'Build a request'}).click();
      await expect(page.getByRole('group', {name: 'Request builder'})).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', {name: 'Search this documentation'}).fill('emergency');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/emergency/);

      await open(page, emergency);
      await expect(toggle(page)).toBeChecked();
      await toggle(page).click();
      await expect(status(page)).toHaveText('Removed. Nothing of the copy is left on this device.');
      await expect.poll(() => leftovers(page)).toEqual(nothing);
    });
  });

  test('is made when the switch was pressed on, off and on again', async ({page}) => {
    await open(page, '/privacy');
    for (const isChecked of [true, false, true]) {
      await toggle(page).click();
      await expect(toggle(page)).toBeChecked({checked: isChecked});
    }
    await expect(status(page)).toHaveText(/^Ready\./, {timeout: 20_000});
    await expect(toggle(page)).toBeChecked();
  });

  test('is shown in the making to a reader who left and came back', async ({page}) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.context().route('**/wiki/faq', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/privacy');
    await toggle(page).click();
    await expect(status(page)).toHaveText('Copying …');
    await open(page, emergency);
    await expect(toggle(page)).toBeChecked();
    await expect(status(page)).toHaveText('Copying …');
    letGo();
    await expect(status(page)).toHaveText(/^Ready\./, {timeout: 20_000});
  });

  test('is shown by the switches of all tabs, made or removed', async ({page, context}) => {
    const other = await context.newPage();
    await open(other, emergency);
    await keep(page);
    await expect(toggle(other)).toBeChecked();
    await page.getByRole('button', {name: 'Clear my data'}).click();
    await expect(toggle(other)).not.toBeChecked();
    await expect(status(other)).toHaveText('Removed. Nothing of the copy is left on this device.');
  });

  test('says so where it was being made when another tab removed it', async ({page, context}) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await context.route('**/wiki/faq', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, emergency);
    await toggle(page).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', /^[1-9]/);
    const other = await context.newPage();
    await open(other, '/privacy');
    await other.getByRole('button', {name: 'Clear my data'}).click();
    await expect(status(page)).toHaveText(
      'The copy was removed in another tab, so nothing was kept. To keep one, switch it on again.',
    );
    await expect(toggle(page)).not.toBeChecked();
    letGo();
    await expect(other.getByRole('status').filter({hasText: 'Done'})).toBeVisible({timeout: 20_000});
    await expect.poll(() => leftovers(page)).toEqual(nothing);
  });

  test('has its switch where the browser forbids channels between tabs', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'BroadcastChannel', {
        value: function () {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open(page, emergency);
    await expect(toggle(page)).not.toBeChecked();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('goes with all other data when the reader clears it', async ({page}) => {
    await keep(page);
    await page.getByRole('button', {name: 'Clear my data'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Done'})).toContainText('and the offline copy removed');
    await expect(toggle(page)).not.toBeChecked();
    await expect.poll(() => leftovers(page)).toEqual(nothing);
  });

  test('shows a new build after one ordinary reload, and is renewed by it', async ({page, line, nextBuild}) => {
    await keep(page);
    await page.goto(emergency);
    await expect(page.getByRole('main')).toContainText(words.before);
    const copies = () => page.evaluate(() => caches.keys());
    const [before] = await copies();
    line.leadTo(nextBuild);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(words.after);
    await expect.poll(copies, {timeout: 20_000}).not.toContain(before);
    await expect.poll(copies).toHaveLength(1);
    line.loseTheLine();
    await page.goto(emergency);
    await expect(page.getByRole('main')).toContainText(words.after);
  });

  // No page template changes what the worker itself does, so these run on one build.
  test.describe('its worker', {tag: '@worker'}, () => {
    test('goes where a build keeps no copies any more, and where its script is gone', async ({
      page,
      line,
      baseURL,
      buildWithoutCopies,
    }) => {
      await keep(page);
      line.leadTo(buildWithoutCopies);
      await page.goto('/wiki');
      await expect.poll(() => leftovers(page)).toEqual(nothing);

      line.leadTo(test.info().project.use.baseURL ?? '');
      await keep(page, emergency);
      line.answer(/^\/offline\.js/, {status: 404, type: 'text/html', body: ''});
      // A worker checks only once, so this ends the worker and the browser starts a new one.
      const session = await page.context().newCDPSession(page);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await page.goto(`${baseURL ?? ''}/wiki`);
      await expect.poll(() => leftovers(page)).toEqual(nothing);
    });

    test.describe('that cannot be completed', () => {
      test.use({expectedConsole: /ERR_|is not what the list|status of 404|503/});

      test('says so, leaves nothing, and can be tried again', async ({page, line}) => {
        await open(page, '/privacy');
        line.answer(/^\/wiki\/faq$/, {status: 200, type: 'text/html', body: '<h1>Sign in to this network</h1>'});
        await toggle(page).click();
        await expect(status(page)).toHaveText(/^Some of it could not be loaded, so nothing was kept\./, {
          timeout: 20_000,
        });
        await expect(toggle(page)).not.toBeChecked();
        await expect.poll(() => leftovers(page)).toEqual(nothing);
        await page.emulateMedia({reducedMotion: 'reduce'});
        await setMode(page, 'dark');
        expect(await findViolations(page)).toEqual([]);
      });

      test('for want of room says that', async ({page, baseURL}) => {
        await open(page, '/privacy');
        const session = await page.context().newCDPSession(page);
        await session.send('Storage.overrideQuotaForOrigin', {origin: baseURL ?? '', quotaSize: 2_000_000});
        await toggle(page).click();
        await expect(status(page)).toHaveText(/^There is not enough room on this device\./, {timeout: 20_000});
        await expect.poll(() => leftovers(page)).toEqual(nothing);
      });
    });

    test('takes the place of a broken worker, and of a host that fails', async ({page, line}) => {
      line.answer(/^\/old-worker\.js/, {
        status: 200,
        type: 'text/javascript',
        body: `addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));`,
      });
      await open(page, '/privacy');
      await page.evaluate(() =>
        navigator.serviceWorker.register('/old-worker.js').then(() => navigator.serviceWorker.ready),
      );
      await toggle(page).click();
      await expect(status(page)).toHaveText(/^Ready\./, {timeout: 20_000});
      line.answer(/^\/wiki\/faq$/, {status: 503, type: 'text/html', body: '<h1>Maintenance</h1>'});
      await page.goto('/wiki/faq');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
    });

    test.describe('beside other things on the host', () => {
      test.use({expectedConsole: /status of 50[03]/});

      test('gives back what the host says of addresses that are not in it', async ({page, line}) => {
        await keep(page);
        line.answer(/^\/shop\//, {status: 503, type: 'text/html', body: '<h1>The shop is closed for an hour</h1>'});
        line.answer(/^\/wiki\/start/, {status: 500, type: 'text/html', body: '<h1>Broken</h1>'});
        expect((await page.goto('/shop/basket'))?.status()).toBe(503);
        await expect(page.getByRole('heading', {level: 1})).toHaveText('The shop is closed for an hour');
        await page.goto('/wiki/start');
        await expect(page).toHaveURL('/wiki');
      });
    });
  });
});

test('without JavaScript no switch is shown', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(emergency);
  await expect(toggle(page)).toBeHidden();
  await context.close();
});
