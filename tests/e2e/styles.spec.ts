// The sheet of a section, which stands in its pages, makes them look as the whole sheet does. A frequent fault is `:is()`:
// it weighs as its strongest selector, and weighs less in a sheet that has no use for that one.
import type {Page} from '@playwright/test';
import {pageKinds} from '../support/pageKinds';
import {expect, menu, menuButton, numberOf, phone, test} from './fixtures';
import {changedBySheet} from './wholeSheet';

test.beforeEach(async ({page}) => {
  // The font of titles may come with either of the two.
  await page.route('**/*.woff2', (route) => route.abort());
});

test.describe('a page as it comes', () => {
  // The whole sheet comes with React.
  test.use({expectedConsole: /404|ERR_FAILED/, javaScriptEnabled: false});

  test('each kind', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    for (const path of [...pageKinds, '/docs/api', '/changelog/emlalock']) {
      await page.goto(path);
      expect(await changedBySheet(page, ['light']), path).toEqual([]);
    }
  });

  for (const [path, width] of [
    ['/wiki/session/settings', 1280],
    ['/docs/api/time/add', 1280],
    ['/wiki/session/emergency', 794],
  ] as const) {
    test(`${path}, ${width} px, in both modes, forced colours and on paper`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      expect(await changedBySheet(page)).toEqual([]);
    });
  }
});

const search = async (page: Page, words: string) => {
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Results: |^Nothing has/);
};

const states: Record<string, {path: string; reach: (page: Page) => Promise<void>}> = {
  'with results of the search': {path: '/wiki/session', reach: (page) => search(page, 'blackjack')},
  'without results': {path: '/changelog/emlalock', reach: (page) => search(page, 'qqqqqq')},
  'with the menu open': {
    path: '/contact',
    reach: async (page) => {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    },
  },
  'with a form that says what is wrong, after a copy': {
    path: '/docs/api/time/add',
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await numberOf(page, 'value', 'hours').fill('-1');
      await expect(numberOf(page, 'value', 'hours')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    },
  },
  'without a part that did not load': {
    path: '/docs/api/time/sub',
    reach: async (page) => {
      await page.route('**/assets/js/islands.*', (route) => route.abort());
      await numberOf(page, 'value', 'days').focus();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
};

test.describe('a page on a phone', () => {
  test.use({...phone, expectedConsole: /dynamically imported module|ERR_FAILED/});

  for (const [state, {path, reach}] of Object.entries(states)) {
    test(state, async ({page}) => {
      await page.goto(path);
      await reach(page);
      expect(await changedBySheet(page, ['light'])).toEqual([]);
    });
  }
});
