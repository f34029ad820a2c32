import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

function sidebarLink(page: Page, name: string) {
  return page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

test.describe('route change', () => {
  test.describe('on a fast network', () => {
    test.use({effectiveType: '4g'});

    test('prefetches the pages a reader can see links to', async ({page}) => {
      await open(page, '/wiki/session/settings');
      await expect
        .poll(() =>
          page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        )
        .toContainEqual(expect.stringMatching(/^\/assets\/js\/.+\.js$/));
    });
  });

  test('shows the top of the new page and reads out its heading', async ({page}) => {
    await open(page, '/wiki/session/settings');
    await page.evaluate(() => {
      window.scrollTo(0, 1500);
    });
    await sidebarLink(page, 'Feed').click();
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Feed');
    expect(await scrollTop(page)).toBe(0);
  });

  test('shows the section a link leads to and puts the focus there', async ({page}) => {
    await open(page, '/docs/api/time/add');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('article a[href^="/docs/api#"]');
      link?.click();
    });
    await expect(page).toHaveURL(/\/docs\/api#/);
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('back and forward return to where the reader was', async ({page}) => {
    await open(page, '/wiki/session/settings');
    await page.evaluate(() => {
      window.scrollTo(0, 1500);
    });
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await sidebarLink(page, 'Feed').click();
    await expect(page).toHaveURL('/wiki/session/feed');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.evaluate(() => {
      window.scrollTo(0, 200);
    });
    await expect.poll(() => scrollTop(page)).toBe(200);
    await page.goBack();
    await expect(page).toHaveURL('/wiki/session/settings');
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect(page).toHaveURL('/wiki/session/feed');
    await expect.poll(() => scrollTop(page)).toBe(200);
  });

  test('history entries have keys of six characters', async ({page}) => {
    await open(page, '/wiki/session');
    await sidebarLink(page, 'Feed').click();
    await expect(page).toHaveURL('/wiki/session/feed');
    expect(await page.evaluate(() => (history.state as {key: string}).key)).toMatch(/^\w{6}$/);
  });

  test('a link to the page that is read adds no step to the history', async ({page}) => {
    await open(page, '/wiki/session/feed');
    const steps = await page.evaluate(() => history.length);
    await sidebarLink(page, 'Feed').click();
    await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(new URL(page.url()).pathname).toBe('/wiki/session/feed');
  });

  test('a link that is pressed with a key opens beside the page', async ({page, context}) => {
    await open(page, '/wiki/session');
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      sidebarLink(page, 'Feed').click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(beside).toHaveURL('/wiki/session/feed');
    await expect(page).toHaveURL('/wiki/session');
  });

  test('leaves the first page alone', async ({page}) => {
    await open(page, '/wiki/session');
    await expect(page.locator('body')).toBeFocused();
  });
});
