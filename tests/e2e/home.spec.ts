import type {Page} from '@playwright/test';
import {expect, open, setMode, test} from './fixtures';

const phone = {width: 390, height: 844};

/** The element of the largest contentful paint. */
function largestPaint(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [last] = list.getEntries().slice(-1) as (PerformanceEntry & {element?: Element})[];
          resolve(last?.element?.tagName);
        }).observe({type: 'largest-contentful-paint', buffered: true});
      }),
  );
}

test.describe('home page', () => {
  test('shows on one phone screen what this is, the search, both paths and the way out', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/');
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
      await expect(page.getByRole('button', {name: 'Find an answer'})).toBeInViewport({ratio: 1});
      for (const name of [/^I am locked/, /^I hold a key/, /^Emergency release/]) {
        await expect(page.getByRole('main').getByRole('link', {name})).toBeInViewport({ratio: 1});
      }
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('has a field that opens the search and takes what is typed, before React is there', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await page.getByRole('button', {name: 'Find an answer'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'}).locator('input')).toBeFocused();
  });

  test('answers three questions beside it', async ({page}) => {
    await open(page, '/');
    const questions = page.getByRole('list', {name: 'Often asked'}).getByRole('link');
    await expect(questions).toHaveCount(3);
    await questions.first().click();
    await expect(page).toHaveURL('/wiki/faq#release-time');
    await expect(page.locator('#release-time')).toBeInViewport();
  });

  test('draws a session from its start to its end', async ({page}) => {
    await open(page, '/');
    const stages = page.getByRole('figure').locator('ol > li');
    await expect(stages).toHaveText([/^Before/, /^Locked/, /^Free again/]);
    await expect(page.getByRole('figure').getByRole('link')).toHaveAttribute('href', '/wiki/session');
  });

  test('without script its field leads to all pages', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('button', {name: 'Find an answer'})).toBeHidden();
    await page.getByRole('link', {name: 'Find an answer'}).click();
    await expect(page).toHaveURL('/all-pages');
    await context.close();
  });

  test('paints text first and largest', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/');
    expect(await largestPaint(page)).toMatch(/^(?:H1|P)$/);
  });

  test('says below it the API in one request, what is new and how sure it is', async ({page}) => {
    await open(page, '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2})).toHaveText([
      'The API in one request',
      'New in the changelog',
      'New in the blog',
      'Pages that say how sure they are',
    ]);
    const entries = main.getByRole('listitem').filter({hasText: 'Entry of'});
    await expect(entries.getByRole('link')).toHaveText([
      'Entry of 26 October 2025',
      'Entry of 7 October 2025',
      'Entry of 22 September 2025',
    ]);
    await main.getByRole('link', {name: 'Time notation by example'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Time notation by example');
  });
});
