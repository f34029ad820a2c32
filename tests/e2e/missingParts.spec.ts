// cspell:ignore requestfailed
import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {test} from './deploys';
import {expect, hydrate, open, reach} from './fixtures';
import {fill, good, path as formPath} from './requestForm';
import {blockStorage} from './storage';

test.use({
  expectedConsole: /ChunkLoadError|Loading (?:CSS )?chunk|ERR_|status of 404|Unexpected token|MIME type|storage/,
});

const first = '/wiki/session/settings';
const next = '/wiki/session/feed';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const notice = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => notice(page).getByRole('button', {name: 'Retry'});
const linkToNext = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Feed', exact: true});

type Way = {block: (page: Page, part: string) => Promise<unknown>; isTried: (part: string) => boolean};

const ways: Record<string, Way> = {
  'cannot be reached': {block: (page, part) => page.route(part, (route) => route.abort()), isTried: () => true},
  // Browsers treat this like the previous case, so one script and one style sheet are enough.
  'is not found': {
    block: (page, part) => page.route(part, (route) => route.fulfill({status: 404})),
    isTried: (part) => /main|styles/.test(part),
  },
  // Browsers read HTML as an empty style sheet, unless a host forbids it. So only scripts are tested.
  'is a page': {
    block: (page, part) =>
      page.route(part, (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>'})),
    isTried: (part) => part.endsWith('.js'),
  },
};

/** All scripts and style sheets that a page loads. */
async function partsLoaded(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const parts = new Set<string>();
  const note = (request: {url: () => string; resourceType: () => string}) => {
    if (/\/assets\/(?:js|css)\//.test(request.url()) && /script|stylesheet/.test(request.resourceType())) {
      parts.add(new URL(request.url()).pathname);
    }
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return [...parts];
}

test.describe('each part in turn', () => {
  for (const [way, {block, isTried}] of Object.entries(ways)) {
    test(
      `that ${way} on the first load leaves a page that is read, and comes by "Retry"`,
      {tag: '@deferral'},
      async ({page}) => {
        test.slow();
        const parts = await partsLoaded(page, () => open(page, first));
        expect(parts.length).toBeGreaterThan(5);
        const tried = parts.filter(isTried);
        expect(tried.length).toBeGreaterThan(1);
        for (const part of tried) {
          await block(page, `**${part}`);
          await page.goto(first);
          await reach(page);
          await expect(notice(page), part).toContainText('A part of this page could not be loaded.');
          await expect(heading(page)).toHaveText('Session settings');
          await page.unroute(`**${part}`);
          await retry(page).click();
          // If only a newer build can help, the page reloads, and its scripts wait again.
          await expect(async () => {
            await reach(page);
            await expect(page.locator('html'), part).toHaveAttribute('data-has-hydrated', 'true', {timeout: 1000});
          }).toPass();
          await expect(notice(page), part).toHaveCount(0);
        }
        await linkToNext(page).click();
        await expect(heading(page)).toHaveText('Feed');
      },
    );
  }

  test('that is missing on a page change: the page comes from the server, once; then a notice', async ({page}) => {
    await open(page, first);
    const parts = await partsLoaded(page, async () => {
      await linkToNext(page).click();
      await expect(heading(page)).toHaveText('Feed');
    });
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      await open(page, first);
      await page.evaluate(() => {
        sessionStorage.clear();
        Object.assign(window, {isSame: true});
      });
      await page.route(`**${part}`, (route) => route.abort());
      await linkToNext(page).click();
      await expect(heading(page)).toHaveText('Feed');
      expect(await page.evaluate(() => 'isSame' in window), part).toBe(false);

      await open(page, first);
      await linkToNext(page).click();
      await expect(notice(page)).toContainText(
        'The page you chose could not be loaded. You can keep reading this one.',
      );
      await expect(heading(page), part).toHaveText('Session settings');
      await page.unroute(`**${part}`);
      await retry(page).click();
      await expect(heading(page)).toHaveText('Feed');
      await expect(notice(page)).toHaveCount(0);
    }
  });
});

test('without the highlighter, code is read without its colours', {tag: '@deferral'}, async ({page}) => {
  await open(page, '/docs/api');
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    await ((await response.text()).includes('lookbehind') ? route.abort() : route.fulfill({response}));
  });
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('main').getByRole('link', {name: 'Read account and session'}).first().click();
  await failed;
  await expect(heading(page)).toHaveText('Read account and session');
  await expect(page.locator('pre').first()).toContainText('GET https:');
  await expect(page.locator('pre .token')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
});

test.describe('a deploy while the page is read', () => {
  test('is followed by the next page change, and what was typed stays until then', async ({page, line, nextBuild}) => {
    await open(page, formPath);
    await page.getByRole('button', {name: 'Build a request'}).click();
    const form = page.getByRole('group', {name: 'Request builder'});
    await fill(form, good);
    line.leadTo(nextBuild);
    await form.getByRole('tab', {name: 'Python'}).click();
    await expect(form.getByRole('textbox', {name: 'userid', exact: true})).toHaveValue(good.userid);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs', exact: true}).click();
    await expect(heading(page)).toHaveText('API reference');
    await hydrate(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Test page');
    await expect(notice(page)).toHaveCount(0);
  });

  test(
    'before its scripts came: "Retry" brings the new build, and nothing is carried out there unasked',
    {tag: '@deferral'},
    async ({page, line, nextBuild}) => {
      await page.setViewportSize({width: 390, height: 844});
      // A phone, on which scripts are deferred.
      await page.emulateMedia({});
      await page.addInitScript(() => {
        window.matchMedia = new Proxy(window.matchMedia, {
          apply: (match, self, [query]: [string]) =>
            Reflect.apply(match, self, [query.includes('hover: hover') ? 'not all' : query]),
        });
      });
      await page.goto('/test-page');
      line.leadTo(nextBuild);
      await page.getByRole('tab', {name: 'Two'}).click();
      await expect(notice(page)).toContainText('A part of this page could not be loaded.');
      // The notice disappears at once; the page reloads after the server has answered.
      const comesAnew = page.waitForEvent('load');
      await retry(page).click();
      await comesAnew;
      await expect(notice(page)).toHaveCount(0);
      await expect(page.getByRole('tab', {name: 'One', selected: true})).toBeVisible();
    },
  );

  test('with storage forbidden says so instead of loading anew unasked', async ({page, line, nextBuild}) => {
    await blockStorage(page);
    await open(page, first);
    line.leadTo(nextBuild);
    await linkToNext(page).click();
    await expect(notice(page)).toContainText('The page you chose could not be loaded.');
    await expect(heading(page)).toHaveText('Session settings');
    await retry(page).click();
    await expect(heading(page)).toHaveText('Feed');
  });
});

test.describe('without a network', () => {
  test('a page change waits, and what was typed stays', async ({page, context}) => {
    await open(page, formPath);
    await page.getByRole('button', {name: 'Build a request'}).click();
    const form = page.getByRole('group', {name: 'Request builder'});
    await fill(form, good);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click();
    await expect(notice(page)).toContainText('You seem to be offline. The page you chose opens');
    await expect(heading(page)).toHaveText('Test page');
    await expect(form.getByRole('textbox', {name: 'userid', exact: true})).toHaveValue(good.userid);
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await findViolations(page)).toEqual([]);
    await retry(page).click();
    await expect(notice(page)).toContainText('You seem to be offline.');
    await page.goBack();
    await expect(notice(page)).toHaveCount(0);
    await expect(form.getByRole('textbox', {name: 'userid', exact: true})).toHaveValue(good.userid);

    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).click();
    await expect(notice(page)).toContainText('You seem to be offline.');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Blog');
    await expect(notice(page)).toHaveCount(0);
  });

  test('a page whose scripts have not come stays too', {tag: '@deferral'}, async ({page, context}) => {
    await page.route('**/assets/js/*.js', () => undefined);
    await page.goto(first);
    await context.setOffline(true);
    await linkToNext(page).click();
    await expect(notice(page)).toContainText('You seem to be offline.');
    await expect(heading(page)).toHaveText('Session settings');
    await context.setOffline(false);
    await expect(page).toHaveURL(next);
    await expect(heading(page)).toHaveText('Feed');
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  test('with a line that is lost while the device thinks it is online, the page stays', async ({page, line}) => {
    await open(page, first);
    line.loseTheLine();
    await linkToNext(page).click();
    await expect(notice(page)).toContainText('You seem to be offline.');
    await retry(page).click();
    await expect(notice(page)).toContainText('You seem to be offline.');
    line.restoreTheLine();
    await retry(page).click();
    await expect(heading(page)).toHaveText('Feed');
  });
});
