import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {pageKinds, specialPages} from '../support/pageKinds';
import {announcementBar, expect, html, menu, menuButton, open, phone, test, title} from './fixtures';
import {watchLayoutShift} from './layoutShift';
import {changedBySheet} from './wholeSheet';

const reactScripts = (page: Page) => page.locator('script[src*="/main."]');
const form = (page: Page) => page.locator('summary', {hasText: 'Fill in your values'});

test.describe('React on a phone', () => {
  test.use(phone);

  test('never comes to a page without a control that needs it, and all of it works', async ({page}) => {
    await page.goto('/wiki/api');
    await menuButton(page).tap();
    await menu(page)
      .getByRole('button', {name: /switch between dark and light mode/i})
      .tap();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await menu(page).getByRole('button', {name: 'Close navigation bar'}).tap();
    await announcementBar(page).getByRole('button', {name: 'Close'}).tap();
    await expect(announcementBar(page)).toBeHidden();
    await page.locator('summary', {hasText: 'On this page'}).tap();
    await page.locator('.theme-doc-toc-mobile').getByRole('link').last().tap();
    await page.getByRole('link', {name: 'Search', exact: true}).tap();
    await page.getByRole('textbox', {name: 'Search this documentation'}).fill('blackjack');
    await page
      .getByRole('link', {name: /^Blackjack/})
      .first()
      .tap();
    await expect(page).toHaveURL('/wiki/games/blackjack');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(reactScripts(page)).toHaveCount(0);
  });

  test('comes when a form is opened, which is disabled before, or a control is near', async ({page}) => {
    await page.goto('/docs/api/time/add');
    await form(page).scrollIntoViewIfNeeded();
    await expect(reactScripts(page)).toHaveCount(0);
    await expect(page.locator('fieldset')).toHaveAttribute('disabled');
    await form(page).tap();
    await expect(page.locator('fieldset')).not.toHaveAttribute('disabled');
    await expect(page.locator('details', {has: page.locator('fieldset')})).toHaveAttribute('open');
    await page.goto('/docs/api');
    const amount = page.getByRole('textbox', {name: /Amount of time/});
    await amount.scrollIntoViewIfNeeded();
    await expect(amount).toBeEnabled();
  });
});

// Opening the form loads React.
test('what the reader has opened and chosen before React comes stays, also on the next page', async ({page}) => {
  await page.goto('/docs/api/time/add');
  await page.locator('summary', {hasText: 'Where this comes from'}).click();
  await page.getByRole('tab', {name: 'Python'}).click();
  await form(page).click();
  await expect(page.locator('fieldset')).not.toHaveAttribute('disabled');
  await expect(page.locator('details', {hasText: 'Where this comes from'}).last()).toHaveAttribute('open');
  await expect(page.locator('[role=tab][aria-selected=true]', {hasText: 'Python'})).toBeAttached();
  await expect(page.getByRole('textbox', {name: 'value', exact: true})).toBeVisible();
  await page.locator('aside a[href="/docs/api/info"]').first().click();
  await expect(title(page)).toHaveText('Read account and session');
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  await expect(page.locator('pre .token:visible').first()).toBeVisible();
});

test.describe('the styles of a page', () => {
  // With scripts, React comes, and brings the whole sheet.
  test.use({expectedConsole: /404/, javaScriptEnabled: false});

  const narrow = {width: 390, colorScheme: 'light', media: 'screen'} as const;
  const wide = {width: 1280, colorScheme: 'dark', media: 'screen'} as const;
  const paper = {width: 794, colorScheme: 'light', media: 'print'} as const;

  test('make it look as the whole sheet does', async ({page}) => {
    // It compares every property of every element, on each kind of page.
    test.slow();
    const pages = [...pageKinds, ...specialPages].map((path) => [path, narrow] as const);
    for (const [path, {width, ...media}] of [
      ...pages,
      ['/wiki/session/settings', wide],
      ['/wiki/session/emergency', paper],
      ['/docs/api/time/add', wide],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia(media);
      await page.goto(path);
      expect(await changedBySheet(page), `${path}, ${width} px`).toEqual([]);
    }
  });

  test('are needed', async ({page}) => {
    await page.goto('/wiki');
    await page.locator('style').evaluate((style) => {
      style.remove();
    });
    expect((await changedBySheet(page)).length).toBeGreaterThan(1000);
  });
});

const leastOfPiece = 500;
const beforeBlock =
  /(?=<(?:article|aside|button|details|div|dl|footer|h\d|header|li|main|nav|ol|p|pre|section|table|ul)\b)/;

/** Each piece ends between blocks, because on any page half a word may move when the rest arrives. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const block of text.split(beforeBlock)) {
    const last = pieces.at(-1);
    if (last === undefined || last.length >= leastOfPiece) {
      pieces.push(block);
    } else {
      pieces[pieces.length - 1] = last + block;
    }
  }
  return pieces;
}

/** A proxy that sends every page in small pieces, as a slow network does, so that the browser paints in between. */
function inPieces(site: string): Server {
  return createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site), {headers: {'accept-encoding': 'identity'}});
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {'content-type': type});
      for (const piece of type.includes('html') ? piecesOf(body.toString()) : [body]) {
        response.write(piece);
        await pause(5);
      }
      response.end();
    })();
  });
}

test.describe('a page that arrives in pieces', () => {
  test.use({
    baseURL: async ({baseURL}, use) => {
      const server = inPieces(baseURL ?? '');
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
  });

  for (const path of ['/wiki/session/settings', '/docs/api/time/sub']) {
    test(`${path} moves nothing`, async ({page}) => {
      const shift = await watchLayoutShift(page);
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 800});
        await open(page, path);
        expect(await shift(), `${width} px`).toEqual([]);
      }
    });
  }
});

test('a page change shows a bar after a second, and none before', async ({page}) => {
  const bar = page.locator('#nprogress .bar');
  await page.clock.install();
  await open(page, '/wiki/session/settings');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const blog = page.getByRole('contentinfo').getByRole('link', {name: 'Blog'});
  // Without hovering or scrolling, which would prefetch the page.
  await blog.evaluate((link) => {
    (link as HTMLAnchorElement).click();
  });
  await page.clock.runFor(999);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('role', 'presentation');
  arrive();
  await expect(title(page)).toHaveText('Blog');
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);
});
