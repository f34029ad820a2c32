// Reading with a mouse in a wide window.
import type {Page} from '@playwright/test';
import {expect, menu, settle, test, title} from './fixtures';

const contents = (page: Page) => page.locator('.theme-doc-toc-desktop');
const active = (page: Page) => contents(page).locator('.table-of-contents__link--active');
/** Its name has the meaning of its icon as well. */
const lastCall = (page: Page) => page.locator('aside').getByRole('link', {name: 'Remove links (random)'});
const groups = (page: Page) => page.locator('.theme-doc-sidebar-menu details');

test('the contents list follows the reader, and keeps the entry that is read in view', async ({page}) => {
  await page.goto('/wiki/session/end');
  const entries = contents(page).getByRole('link');
  for (const entry of [entries.last(), entries.nth(2), entries.nth(1)]) {
    const address = (await entry.getAttribute('href')) ?? '';
    await page.locator(address).evaluate((heading) => {
      heading.scrollIntoView();
    });
    await expect(active(page)).toHaveAttribute('href', address);
    await expect(active(page)).toBeInViewport();
    await expect(active(page), 'the entry that is read').toHaveCSS('font-weight', '700');
  }
});

test('an entry of the contents list is marked by a press, also where its section cannot come up', async ({page}) => {
  await page.goto('/glossary');
  for (const entry of (await contents(page).getByRole('link').all()).slice(-6)) {
    await entry.click();
    await expect(active(page)).toHaveText((await entry.textContent()) ?? '');
  }
});

test.describe('the menu in a low window', () => {
  test.use({viewport: {width: 1280, height: 500}});

  test('keeps closed groups and its scroll on the next pages, until the tab is closed', async ({page, context}) => {
    await page.goto('/docs/api/time/add');
    await groups(page).first().locator('summary').click();
    await settle(page);
    await lastCall(page).scrollIntoViewIfNeeded();
    const top = () =>
      menu(page)
        .locator('.theme-doc-sidebar-menu')
        .evaluate(({scrollTop}) => scrollTop);
    const before = await top();
    expect(before).toBeGreaterThan(100);
    // It is in sight, and where the menu would show it alone is another place.
    await page.locator('aside').getByRole('link', {name: 'Raise the maximum'}).click();
    await expect(title(page)).toHaveText('Raise the maximum');
    await expect.poll(top).toBe(before);
    await expect(groups(page).first()).not.toHaveAttribute('open');
    await expect(lastCall(page)).toBeInViewport();
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(groups(tab).first()).toHaveAttribute('open');
  });

  test('shows the entry of a page that was opened by its address, also in a group that the reader closed', async ({
    page,
  }) => {
    const entry = page.locator('aside .menu__list a[aria-current=page]').last();
    for (const path of ['/docs/api/links/sub-ranndom', '/wiki/counter-plugin', '/wiki/session']) {
      await page.goto(path);
      await expect(entry, path).toBeInViewport({ratio: 1});
    }
    await page.goto('/wiki/session/settings');
    await groups(page).locator('summary').filter({hasText: 'Prepare'}).click();
    await expect(entry).toBeHidden();
    await page.goto('/wiki/session/settings');
    await expect(entry).toBeInViewport();
  });
});

for (const [reader, saveData, expected] of [
  ['a reader', false, ['/wiki/session']],
  ['one who saves data', true, []],
] as const) {
  test(`without rules for pages ahead, a page is fetched for ${reader} after a rest on its link, not in passing`, async ({
    page,
  }) => {
    await page.addInitScript((isSaving) => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules';
      Object.defineProperty(navigator, 'connection', {value: {saveData: isSaving}});
    }, saveData);
    await page.clock.install({time: 0});
    await page.goto('/wiki');
    await page.clock.pauseAt(60_000);
    await page.locator('footer a').first().hover();
    await page.clock.runFor(150);
    await page.locator('main a[href="/wiki/session"]').first().hover();
    await page.clock.runFor(200);
    const fetched = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) => links.map((one) => (one as HTMLLinkElement).href));
    expect(fetched.map((address) => new URL(address).pathname)).toEqual(expected);
  });
}

test('the browser makes a page ready while a hand rests on its link', async ({page}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  const asked: string[] = [];
  browser.on('Preload.prerenderStatusUpdated', ({key}) => asked.push(new URL(key.url).pathname));
  await page.goto('/wiki');
  await page.locator('main a[href="/wiki/session"]').first().hover();
  await expect.poll(() => asked, 'pages made ready').toContain('/wiki/session');
});

test('a full navbar is one line, and nothing in it lies on another part', async ({page}) => {
  await page.setViewportSize({width: 997, height: 700});
  await page.goto('/wiki/faq');
  const bar = await page.locator('.navbar').boundingBox();
  expect(bar?.height, 'a window of 997 px has no room for the links of the navbar: take one out').toBeLessThan(66);
  const [left, right] = await page
    .locator('.navbar__items')
    .evaluateAll((groups) => groups.map((group) => group.lastElementChild?.getBoundingClientRect()));
  const first = await page.locator('.navbar__items--right > :first-child').boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan(left?.right ?? Infinity);
  expect(right?.right).toBeLessThanOrEqual(997);
});
