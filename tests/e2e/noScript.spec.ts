import type {Page} from '@playwright/test';
import {allPagesPath} from '../../src/site/navigation';
import {samplePage} from '../support/samplePage';
import {sitemapPaths} from '../support/site';
import {excessWidth, expect, menu, menuButton, test} from './fixtures';

test.use({
  javaScriptEnabled: false,
  viewport: {width: 390, height: 844},
  colorScheme: 'dark',
  // The browser itself logs the status of the not-found page.
  expectedConsole: /404/,
});

/** The pages that a reader sees links to, with the menu and all sections closed. */
function shownLinks(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .filter(({origin}) => origin === location.origin)
      .map(({pathname}) => pathname),
  );
}

test('every page is within three taps of home, by the list of all pages and the lists of topics', async ({page}) => {
  const isList = (path: string) => path === allPagesPath || path.endsWith('/tags');
  const reached = new Map([['/', 0]]);
  for (const [path, taps] of reached) {
    if (path === '/' || (isList(path) && taps < 3)) {
      await page.goto(path);
      for (const linked of await shownLinks(page)) {
        reached.set(linked, reached.get(linked) ?? taps + 1);
      }
    }
  }
  expect(sitemapPaths().filter((path) => !reached.has(path))).toEqual([]);
});

test('no page shows a dead control or is wider than a phone, and a dark system has dark pages', async ({page}) => {
  // The menu and summaries work without script.
  const controls =
    'button:not([popovertarget]), input:not([type=checkbox]), select, textarea, [role=tab], [role=button], a:not([href])';
  // Lists by topic, entries and calls are alike.
  const others = sitemapPaths().filter((path) => !/\/tags\/|^\/(?:changelog|docs\/api)\//.test(path));
  for (const path of [...others, '/docs/api/time/sub', '/404']) {
    await page.goto(path);
    const dead = await page
      .locator(controls)
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML));
    expect(dead, `${path}: dead without JavaScript; hide them by @media (scripting: none)`).toEqual([]);
    expect(await excessWidth(page), `${path}: the page is too wide, by so many pixels`).toBeLessThanOrEqual(0);
  }
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 13, 24)');
});

test('menu, glossary and sections lead on', async ({page}) => {
  await page.goto(samplePage.path);
  await menuButton(page).click();
  await menu(page).getByRole('link', {name: 'Emergency release'}).first().click();
  await expect(page).toHaveURL('/wiki/session/emergency');

  await page.goto('/wiki/session/end');
  await page
    .getByRole('article')
    .getByRole('button', {name: /^requirement links?$/})
    .click();
  await page.getByRole('link', {name: 'Glossary: requirement link'}).click();
  await expect(page).toHaveURL('/glossary#requirement-link');

  await page.goto('/wiki/session/settings');
  const settings = page.locator('details', {has: page.getByRole('heading', {name: 'All settings'})});
  await settings.getByText('All settings').click();
  await settings.getByRole('link', {name: 'RSS feed'}).click();
  await expect(page).toHaveURL('/wiki/session/feed#the-choice-at-set-up');
});

test('search and an unknown address lead to the list of all pages', async ({page}) => {
  await page.goto('/wiki/faq');
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL('/all-pages');
  await page.goto('/nothing-here');
  await expect(page.getByText('You asked for')).toBeHidden();
  await page.getByRole('main').getByRole('link', {name: 'Search these pages'}).click();
  await expect(page).toHaveURL('/all-pages');
});

test('samples stand below each other, and the page says what its form would do', async ({page}) => {
  await page.goto('/docs/api/time/add');
  for (const name of ['curl', 'JavaScript', 'Python', 'C#', 'C++ (Arduino)', '200', '400', '4xx']) {
    await expect(page.getByRole('tabpanel', {name, exact: true})).toBeVisible();
  }
  await expect(page.getByText('Write an amount of time in whole seconds')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('You can also delete the data of this site')).toBeVisible();
});
