import {expect, open, test} from './fixtures';

/**
 * What a screen reader gets of the main pages: roles, names, order. A change of a page changes its file in the folder of
 * snapshots (`npm run test:e2e -- readOut --update-snapshots`), where it is reviewed.
 */
for (const [name, path] of [
  ['home', '/'],
  ['wiki-page', '/wiki/games/blackjack'],
  ['operation', '/docs/api/time/add'],
  ['entry', '/changelog/emlalock/2023-02-06'],
  ['parts', '/test-page'],
] as const) {
  test(`${path} is read out as before`, async ({page}) => {
    await open(page, path);
    await expect(page.locator('body')).toMatchAriaSnapshot({name: `${name}.aria.yml`});
  });
}
