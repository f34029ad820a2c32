// cspell:ignore übersetztes dokument barrierefreiheit lesen redaktion zeiten beispielen eintrag ende oktober
import type {Page} from '@playwright/test';
import {expect, open, test} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';

const main = {name: 'Main'};

/** Opens a dropdown of the navbar and presses one of its links. */
async function choose(page: Page, dropdown: string | RegExp, name: string): Promise<void> {
  await page.getByRole('navigation', main).locator('summary', {hasText: dropdown}).click();
  await page.getByRole('navigation', main).getByRole('link', {name, exact: true}).click();
}

test.describe('trailing slash and another base path', () => {
  test('every address ends in a slash, below the base path', async ({page}) => {
    const served = await (await page.goto('/help/wiki/faq/'))?.text();
    const canonical = /rel="?canonical"? href="?([^" ]+)/.exec(served ?? '')?.[1];
    expect(canonical).toBe('https://about.emlalock.com/help/wiki/faq/');
    await page.getByRole('navigation', main).getByRole('link', {name: 'API docs'}).click();
    await expect(page).toHaveURL('/help/docs/api/');
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  });

  test('the form without a slash leads to the one with it', async ({page}) => {
    await page.goto('/help/wiki/faq?x=1');
    await expect(page).toHaveURL('/help/wiki/faq/?x=1');
  });

  test('the search leads to pages below the base path', async ({page}) => {
    await page.goto('/help/wiki/');
    await page.getByRole('link', {name: 'Search', exact: true}).click();
    await page.getByRole('dialog').getByRole('textbox').fill('pillory');
    await page.getByRole('dialog').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/help\/wiki\/.+\/(#.*)?$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('feeds and copies name the addresses as they are served', async ({request}) => {
    const feed = await (await request.get('/help/changelog/emlalock/rss.xml')).text();
    const links = [...feed.matchAll(/<(?:link|guid)>([^<]+)/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !/^https:\/\/about\.emlalock\.com\/help\/.+\/$/.test(link ?? ''))).toEqual([]);
    const copy = await request.get('/help/wiki/faq.md');
    expect(await copy.text()).toMatch(/Source: <https:\/\/[^/]+\/help\/wiki\/faq\/>\n$/);
  });
});

test.describe('a second locale', () => {
  test('has its addresses under its code, and the default locale has none', async ({page}) => {
    await page.goto('/help/de/wiki/faq/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', {name: '⟦Wiki⟧', exact: true}).first()).toHaveAttribute(
      'href',
      '/help/de/wiki/',
    );
    await page.goto('/help/wiki/faq/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    const others = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(others).toEqual(['en-GB', 'de', 'x-default']);
  });

  test('has its translated docs, posts, pages, authors, labels and texts, and the rest as it is', async ({page}) => {
    const heading = page.getByRole('heading', {level: 1});
    await page.goto('/help/de/manual/');
    await expect(heading).toHaveText('Ein übersetztes Dokument');
    await expect(
      page.getByRole('navigation', main).getByRole('link', {name: '⟦Changelog⟧', exact: true}),
    ).toBeVisible();
    await page.goto('/help/de/accessibility/');
    await expect(heading).toHaveText('Barrierefreiheit');
    await page.goto('/help/de/blog/');
    await expect(page.getByRole('link', {name: '⟦Follow it as a feed (RSS)⟧'})).toBeVisible();
    await expect(page.getByText('Redaktion').first()).toBeVisible();
    await page.getByRole('main').getByRole('heading').getByRole('link', {name: 'Zeiten an Beispielen'}).click();
    await expect(heading).toHaveText('Zeiten an Beispielen');
    await page.goto('/help/de/wiki/premium/');
    await expect(heading).toHaveText('Premium');
  });

  test('is reached by a switcher that opens without React', async ({page}) => {
    await page.goto('/help/wiki/faq/');
    await page.getByRole('navigation', main).locator('summary', {hasText: 'English'}).click();
    await page.getByRole('link', {name: 'Deutsch'}).click();
    await expect(page).toHaveURL('/help/de/wiki/faq/');
  });

  test('may have one translated page: files are found in both languages, and lists have its title', async ({page}) => {
    await page.goto('/help/de/wiki/games/bingo/');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', {level: 1})).toHaveText('Bingo auf Deutsch');
    await expect(article.getByRole('link', {name: 'Blackjack'})).toHaveAttribute(
      'href',
      '/help/de/wiki/games/blackjack/',
    );
    await article.getByRole('link', {name: 'das Ende'}).click();
    await expect(page).toHaveURL('/help/de/wiki/session/end/');
    // From a page that is not translated, by a link to a file.
    await page.goto('/help/de/wiki/games/');
    await page.getByRole('article').getByRole('link', {name: 'Bingo', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Bingo auf Deutsch');
    await page.goto('/help/de/all-pages/');
    await expect(page.getByRole('article').getByRole('link', {name: 'Bingo auf Deutsch'})).toBeVisible();
    await page.goto('/help/de/changelog/emlalock/');
    await page.getByRole('article').getByRole('link', {name: '26. Oktober'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Eintrag vom 26. Oktober 2025');
  });

  // A page that is read before React comes, or where it never does.
  test.describe('without React', () => {
    test.use({expectedConsole: /ERR_FAILED|status of 404/});

    test.beforeEach(async ({page}) => {
      await page.route('**/assets/js/{main,runtime~main}.*', (route) => route.abort());
    });

    test('the switchers keep the query and the fragment, as with React', async ({page}) => {
      await page.goto('/help/wiki/faq/?from=mail&x#release-time');
      await choose(page, 'English', 'Deutsch');
      await expect(page).toHaveURL('/help/de/wiki/faq/?from=mail&x#release-time');
      await page.goto('/help/docs/api/next/info/?from=mail#errors');
      await choose(page, 'Next', '1.0');
      await expect(page).toHaveURL('/help/docs/api/info/?from=mail#errors');
    });

    test('from the not-found page the switcher leads to the address that was asked for', async ({page}) => {
      await page.goto('/help/wiki/nowhere?x=1');
      await choose(page, 'English', 'Deutsch');
      await expect(page).toHaveURL(/\/help\/de\/wiki\/nowhere\/?\?x=1$/);
      await choose(page, /Deutsch|English/, 'British English');
      await expect(page).toHaveURL(/\/help\/wiki\/nowhere\/?\?x=1$/);
    });
  });

  test('with React, the switchers keep the query and the fragment once', async ({page}) => {
    await open(page, '/help/wiki/faq/?from=mail#release-time');
    await choose(page, 'English', 'Deutsch');
    await expect(page).toHaveURL('/help/de/wiki/faq/?from=mail#release-time');
  });

  test('a dropdown closes on Escape, on a press elsewhere, on a choice, and when the focus leaves it', async ({
    page,
  }) => {
    await page.goto('/help/wiki/faq/');
    const button = page.getByRole('navigation', main).locator('summary', {hasText: 'English'});
    const choice = page.getByRole('link', {name: 'Deutsch'});
    await button.click();
    await expect(choice).toBeVisible();
    await choice.focus();
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.getByRole('heading', {level: 1}).click();
    await expect(choice).toBeHidden();

    await button.click();
    await page.getByRole('navigation', main).locator('summary', {hasText: '1.0'}).click();
    await expect(choice).toBeHidden();
    await expect(page.getByRole('link', {name: 'Next', exact: true})).toBeVisible();
    await page.getByRole('link', {name: 'Search', exact: true}).focus();
    await expect(page.getByRole('link', {name: 'Next', exact: true})).toBeHidden();

    await page.getByRole('navigation', main).locator('summary', {hasText: '1.0'}).click();
    await page.getByRole('link', {name: '1.0', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    await expect(page.getByRole('link', {name: 'Next', exact: true})).toBeHidden();
  });
});

test('links of the footer without columns are one list, and its style is kept', async ({page}) => {
  await page.goto('/help/wiki/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list')).toHaveCount(1);
  await expect(footer.getByRole('listitem')).toHaveText(['All pages', 'Adults only']);
  await expect(footer.getByRole('listitem').locator('em')).toBeVisible();
  await expect(footer).toHaveClass(/footer--dark/);
});

test.describe('a version of the API reference', () => {
  test('is listed with the page that is being read, and says which it is', async ({page}) => {
    await page.goto('/help/docs/api/next/info/');
    await expect(page.getByText('Version: Next')).toBeVisible();
    await page.getByRole('navigation', main).locator('summary', {hasText: 'Next'}).click();
    await page.getByRole('link', {name: '1.0', exact: true}).click();
    await expect(page).toHaveURL('/help/docs/api/info/');
    await expect(page.getByText('Version: 1.0')).toBeVisible();
  });

  test('keeps its links among its own pages', async ({page}) => {
    await page.goto('/help/docs/api/next/time/add/');
    const links = await page
      .locator('main a[href^="/help/docs/api"]:not([role=alert] a)')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !href.startsWith('/help/docs/api/next'))).toEqual([]);
  });
});

test('session storage remembers choices in this tab only', async ({page, context}) => {
  await page.goto('/help/wiki/');
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
  await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click();
  expect(await readStorage(page, 'localStorage')).toEqual({});
  await page.goto('/help/wiki/faq/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  const other = await context.newPage();
  await other.goto('/help/wiki/');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.getByRole('region', {name: 'Announcement'})).toBeVisible();
});

test('without the speed layer a page loads its scripts itself, and its controls work', async ({page}) => {
  await page.goto('/help/docs/api/time/add/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByText('Fill in your values').click();
  await page.getByRole('textbox', {name: 'value'}).fill('D1');
  await expect(page.locator('pre').first()).toContainText('value=D1');
});
