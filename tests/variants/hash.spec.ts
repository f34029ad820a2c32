import type {Page} from '@playwright/test';
import {expect, phone, test, title} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';
import {contents} from '../manual/rows/row';

/** The same pages as with the browser router, but behind a hash. */
const pages = [
  ['/', 'Easy online keyholding'],
  ['/wiki', 'EmlaLock wiki'],
  ['/wiki/session/emergency', 'Emergency release'],
  ['/docs/api/info', 'Read account and session'],
  ['/blog', 'Blog'],
  ['/nothing', 'This page does not exist'],
] as const;

test.describe('hash router', () => {
  test('a page is reached and stays after a reload, and an unknown one is not found', async ({page}) => {
    for (const [path, heading] of pages) {
      await page.goto(`/#${path}`);
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    }
  });

  test('a place on a page is shown, at first and later', async ({page}) => {
    await page.goto('/#/wiki/session/settings#test-session');
    await expect(page.locator('#test-session')).toBeInViewport();
    await page.goto('/#/wiki/faq#cost');
    await expect(page.locator('#cost')).toBeInViewport();
  });

  test.describe('a place on a page', () => {
    const start = '/wiki/session/settings';

    /** Whether the reader is at this place, and the address says so. */
    async function expectPlace(page: Page, path: string, id: string): Promise<void> {
      await expect(page).toHaveURL(`/#${path}#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    }

    for (const [device, use] of Object.entries({phone, desktop: {}})) {
      test.describe(`on a ${device}`, () => {
        test.use(use);

        test('is reached from the contents, first and last, and back leads to the one before', async ({page}) => {
          await page.goto(`/#${start}`);
          await expect(title(page)).toBeVisible();
          await (await contents(page)).getByRole('link', {name: 'Decide how long'}).click();
          await expectPlace(page, start, 'decide-how-long');
          await (await contents(page)).getByRole('link', {name: 'When it goes wrong'}).click();
          await expectPlace(page, start, 'when-it-goes-wrong');
          await page.goBack();
          await expectPlace(page, start, 'decide-how-long');
          await page.goForward();
          await expectPlace(page, start, 'when-it-goes-wrong');
        });
      });
    }

    test('is reached from the text of its page and of another, and back leads to where the link was', async ({
      page,
    }) => {
      await page.goto(`/#${start}`);
      const text = page.getByRole('article');
      await text.getByRole('link', {name: 'The other types'}).click();
      await expectPlace(page, start, 'duration');
      await text.getByRole('link', {name: 'requirement links that nobody has fulfilled yet'}).click();
      await expectPlace(page, '/wiki/session/end', 'requirement-links');
      await page.goBack();
      await expectPlace(page, start, 'duration');
    });

    test('in a folded section opens it and takes the focus: from its address, from the text, from the contents, by back and forward', async ({
      page,
    }) => {
      const section = page.locator('details.folded');
      const place = (id: string) => page.locator(`[id="${id}"]`);
      const expectOpen = async () => {
        await expect(section, 'the section of the place is open').toHaveAttribute('open');
        await expect(place('where-this-comes-from')).toBeFocused();
        // Closed again, so that the next way must open it.
        await section.locator('summary').click({position: {x: 2, y: 2}});
        await expect(section).not.toHaveAttribute('open');
      };
      const pressInContents = async (name: string) => (await contents(page)).getByRole('link', {name}).click();
      await page.goto('/#/docs/api/info#where-this-comes-from');
      await expectOpen();
      await page.getByRole('article').getByRole('link', {name: 'last table'}).click();
      await expectOpen();
      await pressInContents('Read a countdown');
      await expect(place('read-a-countdown')).toBeFocused();
      await page.goBack();
      await expectOpen();
      await page.goForward();
      await expect(place('read-a-countdown')).toBeFocused();
      await pressInContents('Where this comes from');
      await expectOpen();
    });

    test('is reached by its own link, and after a reload', async ({page}) => {
      await page.goto(`/#${start}`);
      await page.locator('#offer-session').hover();
      await page
        .locator('#offer-session')
        .getByRole('link', {name: /^Direct link/})
        .click();
      await expectPlace(page, start, 'offer-session');
      await page.reload();
      await expectPlace(page, start, 'offer-session');
    });

    test('is reached in a table, and from another page', async ({page}) => {
      await page.goto('/#/docs/api/links/sub');
      await page.getByRole('article').getByRole('link', {name: 'SessionHasNoHolder'}).click();
      await expectPlace(page, '/docs/api', 'error-sessionhasnoholder');
      await page.goto('/#/docs/api/info');
      await page.locator('[id="user-username"]').click();
      await expectPlace(page, '/docs/api/info', 'user-username');
    });
  });

  test('a path that cannot be decoded is not found: at first, and later', async ({page}) => {
    await page.goto('/#/%');
    await expect(title(page)).toHaveText('This page does not exist');
    await page.goto('/#/wiki/%E0%A4%A');
    await expect(title(page)).toHaveText('This page does not exist');
    await page.getByRole('main').getByRole('link', {name: 'The home page'}).click();
    await expect(title(page)).toHaveText('Easy online keyholding');
    await page.evaluate(() => {
      location.hash = '#/blog/100%';
    });
    await expect(title(page)).toHaveText('This page does not exist');
  });

  test.describe('a part that fails', () => {
    test.use({expectedConsole: /ChunkLoadError|Loading chunk|ERR_/});

    for (const part of ['runtime~main', 'main']) {
      test(`${part}: the site says so, and "Retry" loads the page that was asked for`, async ({page}) => {
        await page.route(`**/assets/js/${part}.*`, (route) => route.abort());
        await page.goto('/#/wiki/session/emergency');
        await expect(page.getByRole('alert')).toContainText('This site did not load properly.');
        await page.unroute(`**/assets/js/${part}.*`);
        await page.getByRole('alert').getByRole('link', {name: 'Retry'}).click();
        await expect(title(page)).toHaveText('Emergency release');
      });
    }

    for (const path of ['/', '/wiki/session/emergency']) {
      test(`the files of a page: it says so, and "Retry" recovers: ${path}`, async ({page}) => {
        const files = /\/assets\/js\/(?!main|runtime|page\.)/;
        await page.route(files, (route) => route.abort());
        await page.goto(`/#${path}`);
        await expect(title(page)).toHaveText('This page could not be loaded.');
        await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
        await page.unroute(files);
        await page.getByRole('button', {name: 'Retry'}).click();
        await expect(title(page)).toHaveText(path === '/' ? 'Easy online keyholding' : 'Emergency release');
        await page.route(files, (route) => route.abort());
        await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).dispatchEvent('click');
        await expect(title(page)).toHaveText('This page could not be loaded.');
        await page.unroute(files);
        await page.getByRole('button', {name: 'Retry'}).click();
        await expect(title(page)).toHaveText('Blog');
      });
    }
  });

  test('colour mode, tabs and sections work', async ({page}) => {
    await page.goto('/#/manual-pages/parts');
    await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', {name: 'Two'}).click();
    await expect(page.getByText('The second tab.')).toBeVisible();
    await page.getByText('A section that opens').click();
    await expect(page.getByText('What stands inside.')).toBeVisible();
  });

  test('tabs take their choice from the address and write it there, and code of a component is coloured', async ({
    page,
  }) => {
    await page.goto('/#/manual-pages/parts?tongue=two');
    await expect(page.getByText('In the second tongue.')).toBeVisible();
    await page.getByRole('tab', {name: 'First'}).click();
    await expect(page.getByText('In the first tongue.')).toBeVisible();
    await expect(page).toHaveURL('/#/manual-pages/parts?tongue=one');
    await expect(page.locator('.token.deleted').first()).toHaveText('-');
  });

  test('no feed, search or Markdown is offered, because none is there', async ({page}) => {
    await page.goto('/#/blog');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    await expect(page.getByRole('link', {name: /feed|Markdown/})).toHaveCount(0);
    await expect(page.getByRole('button', {name: /search|copy page/i})).toHaveCount(0);
    await expect(page.locator('link[rel=alternate][type*=xml]')).toHaveCount(0);
  });
});

test('without storage choices hold for the visit of a page, and nothing is stored', async ({page}) => {
  await page.goto('/#/wiki');
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
  await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  expect(await readStorage(page, 'localStorage')).toEqual({});
  expect(await readStorage(page, 'sessionStorage')).toEqual({});
});
