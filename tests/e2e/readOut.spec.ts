import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

// The browser itself logs the status of the not-found page.
test.use({expectedConsole: /404/});

/** Parts that grow with the content (lists of pages) are left out. */
const parts: [name: string, path: string, part: (page: Page) => ReturnType<Page['locator']>][] = [
  ['navbar', '/', (page) => page.getByRole('navigation', {name: 'Main'})],
  ['home', '/', (page) => page.getByRole('article')],
  ['wiki-page', '/wiki/games/blackjack', (page) => page.getByRole('main')],
  ['operation', '/docs/api/time/add', (page) => page.getByRole('main')],
  ['entry', '/changelog/emlalock/2023-02-06', (page) => page.getByRole('article')],
  ['parts', '/test-page', (page) => page.getByRole('main')],
  ['not-found', '/wiki/blackjack', (page) => page.getByRole('main').filter({hasText: 'Did you mean'})],
];

/**
 * What a screen reader gets from the main pages: roles, names and order. Intended changes show up for review in the
 * snapshot files next to this one.
 */
for (const [name, path, part] of parts) {
  test(`${name}, at ${path}, is read out as before`, async ({page}) => {
    await open(page, path);
    // The date changes with every edit of the page.
    const day = page.getByText('Last updated on').getByRole('time');
    await day.evaluateAll((days) => {
      days.forEach((one) => (one.textContent = 'a day'));
    });
    expect(await part(page).ariaSnapshot()).toMatchSnapshot(`${name}.txt`);
  });
}
