import {hostileQueries} from '../support/hostileQueries';
import {expect, open, test} from './fixtures';
import {dialog, field, opener, openSearch, options, phone, status} from './searchDialog';

test('nothing before it opens, three files then, and no question leaves the page or stays', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await open(page, '/wiki/session');
  expect(requests.filter((path) => path.includes('search'))).toEqual([]);
  await opener(page).click();
  await field(page).fill('secret question');
  await expect(status(page)).toHaveText(/results$|^No match/);
  const loaded = requests.filter((path) => path.includes('search'));
  expect(loaded.sort()).toEqual(['/search/search.js', '/search/sections.json', '/search/worker.js']);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(`${page.url()} ${requests.join(' ')} ${kept} ${await page.title()}`).not.toMatch(/secret/);
});

test('works offline from then on', async ({page, context}) => {
  await open(page, '/wiki/session');
  await opener(page).click();
  await field(page).fill('emergency');
  await expect(options(page).first()).toHaveAccessibleName(/Emergency release/);
  // Prefetches that are still running would fail on the console.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field(page).fill('blackjack');
  await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
});

test('300 hostile questions run nothing and hold up nothing', async ({page}) => {
  await openSearch(page);
  await expect(options(page)).toHaveCount(3);
  await field(page).evaluate(async (input, queries) => {
    for (const query of queries) {
      (input as HTMLInputElement).value = query;
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      // Without a pause, only the last query would be sent to the worker.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, hostileQueries);
  await field(page).fill('<img src=x onerror=globalThis.hacked=true> emergency');
  await expect(status(page)).toContainText('No match for “<img src=x');
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await dialog(page).locator('img, script:not([src]), iframe').count()).toBe(0);
  await field(page).fill('blackjack');
  await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
});

test('without JavaScript the search leads to the list of all pages', async ({browser, baseURL}) => {
  for (const viewport of [{width: 1280, height: 800}, phone.viewport]) {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL, viewport});
    const page = await context.newPage();
    await page.goto('/wiki/faq');
    await opener(page).click();
    await expect(page).toHaveURL('/all-pages');
    await context.close();
  }
});
