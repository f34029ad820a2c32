// What a reader of a phone opens: without an accessibility violation, and as the whole sheet makes it look, see styles.spec.ts.
import type {Page} from '@playwright/test';
import {samplePage} from '../support/samplePage';
import {findViolations} from './axe';
import {expect, menu, menuButton, numberOf, phone, searchFor, setMode, test} from './fixtures';
import {faultsOfFocus} from './focus';
import {changedBySheet} from './wholeSheet';

test.use({
  ...phone,
  // Without reduced motion, colours fade between modes.
  contextOptions: {reducedMotion: 'reduce'},
  expectedConsole: /dynamically imported module|ERR_FAILED/,
});

const search = async (page: Page, words: string) => {
  await searchFor(page, words);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Results: |^Nothing has|^Often needed/);
};

const states: Record<string, {path: string; part: string; reach: (page: Page) => Promise<unknown>}> = {
  'the search': {path: '/wiki/faq', part: '.theme-search', reach: (page) => search(page, '')},
  'results of it': {path: '/wiki/session', part: '.theme-search', reach: (page) => search(page, samplePage.title)},
  'no result of it': {path: '/changelog/emlalock', part: '.theme-search', reach: (page) => search(page, 'qqq')},
  'the menu': {
    path: '/contact',
    part: '#light-menu',
    reach: async (page) => {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
    },
  },
  'a section': {
    path: '/wiki/session/settings#offer-session',
    part: 'details:has(#offer-session)',
    reach: (page) => expect(page.getByRole('heading', {name: 'Offer Session'})).toBeVisible(),
  },
  'a tab, and a form that says what is wrong, after a copy': {
    path: '/docs/api/time/add',
    part: 'main',
    reach: async (page) => {
      await page.getByRole('tab', {name: 'Python'}).click();
      await numberOf(page, 'value', 'hours').fill('-1');
      await expect(numberOf(page, 'value', 'hours')).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
      await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    },
  },
  'what is said when a part did not load': {
    path: '/docs/api/time/sub',
    part: '[role=alert]',
    reach: async (page) => {
      await page.route('**/assets/js/islands.*', (route) => route.abort());
      await numberOf(page, 'value', 'days').focus();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
};

for (const [state, {path, part, reach}] of Object.entries(states)) {
  test(state, async ({page}) => {
    // The font of titles may come with either of the two sheets.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await reach(page);
    expect.soft(await changedBySheet(page, ['light']), 'as with the whole sheet').toEqual([]);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect.soft(await findViolations(page, undefined, part), mode).toEqual([]);
      expect.soft(await faultsOfFocus(page, part), `the focus, ${mode}`).toEqual([]);
    }
  });
}
