import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

/** A whole page of the commonest kind, and what stands above all of them. */
const parts: [name: string, path: string, part: (page: Page) => ReturnType<Page['locator']>][] = [
  ['navbar', '/', (page) => page.getByRole('navigation', {name: 'Main'})],
  ['wiki-page', '/wiki/games/blackjack', (page) => page.getByRole('main')],
];

/**
 * What a screen reader gets from a page: roles, names and order. Intended changes show up for review in the
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
