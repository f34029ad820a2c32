// Reading with a mouse in a wide window, where no React comes either.
import type {Page} from '@playwright/test';
import {announcementBar, expect, html, menu, sidebarLink, test, title} from './fixtures';
import {readStorage} from './storage';

const current = (page: Page) => page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
const groups = (page: Page) => page.locator('aside summary');

test('the contents list follows the reader', async ({page}) => {
  await page.goto('/wiki/session/settings');
  const entries = page.locator('.theme-doc-toc-desktop a');
  for (const index of [2, 1]) {
    const entry = entries.nth(index);
    const address = (await entry.getAttribute('href')) ?? '';
    await page.locator(address).evaluate((heading) => {
      heading.scrollIntoView();
    });
    await expect(current(page)).toHaveAttribute('href', address);
  }
});

test('groups that were opened or closed and the scroll of the menu stay on the next pages, and go with the tab', async ({
  page,
  context,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await page.goto('/wiki/session/settings');
  await groups(page).first().click();
  await sidebarLink(page, 'Voting').scrollIntoViewIfNeeded();
  const top = () =>
    menu(page)
      .locator('.theme-doc-sidebar-menu')
      .evaluate(({scrollTop}) => scrollTop);
  const before = await top();
  expect(before).toBeGreaterThan(100);
  await sidebarLink(page, 'Voting').click();
  await expect(title(page)).toHaveText('Voting');
  await expect.poll(top).toBe(before);
  await expect(page.locator('aside details').first()).not.toHaveAttribute('open');
  await expect(sidebarLink(page, 'Voting')).toBeInViewport();

  const tab = await context.newPage();
  await tab.goto('/wiki/session/settings');
  await expect(tab.locator('aside details').first()).toHaveAttribute('open');
});

test('the menu shows the entry of a page that was opened by its address, wherever it was scrolled, and in a closed group', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  const entry = page.locator('aside .menu__list a[aria-current=page]').last();
  await page.goto('/wiki/counter-plugin');
  await expect(entry).toBeInViewport();
  await page.goto('/wiki/session');
  await expect(entry).toBeInViewport();
  await groups(page).filter({hasText: 'Prepare'}).click();
  await page.goto('/wiki/session/settings');
  await expect(entry, 'in a group that the reader closed').toBeInViewport();
});

test('a contents list that is longer than the window keeps the entry that is read in view', async ({page}) => {
  await page.goto('/wiki/faq');
  await page.locator('main h3').last().scrollIntoViewIfNeeded();
  await expect(current(page)).toBeInViewport();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeInViewport();
});

test('the focus is at the top of the next page where React shows it in place', async ({page}) => {
  await page.goto('/docs/api/time/add');
  await page.locator('summary', {hasText: 'Fill in your values'}).click();
  await page.getByRole('textbox', {name: 'value', exact: true}).fill('H2');
  await page.locator('.menu a[href="/docs/api/time/sub"]').click();
  await expect(title(page)).toBeFocused();
});

test('a link is marked, for its page to be made ahead, after a rest on it, not in passing and not by a press', async ({
  page,
}) => {
  await page.clock.install({time: 0});
  await page.goto('/wiki');
  await page.clock.pauseAt(60_000);
  const [first, second] = [page.locator('main a[href="/wiki/session"]').first(), page.locator('footer a').first()];
  const marked = page.locator('[data-site-rested]');
  await first.hover();
  await page.clock.runFor(199);
  await expect(marked).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(marked).toHaveAttribute('href', '/wiki/session');

  await second.hover();
  await page.clock.runFor(150);
  await second.dispatchEvent('pointerdown');
  await page.clock.runFor(1000);
  await expect(marked).toHaveAttribute('href', '/wiki/session');

  await page.keyboard.press('Tab');
  await page.clock.runFor(200);
  await expect(marked).toBeFocused();
});

/** Makes the page believe that the browser makes it ahead, as browsers under control of a test never do. */
async function openAhead(page: Page, path: string): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let isAhead = true;
    Object.defineProperty(document, 'prerendering', {configurable: true, get: () => isAhead});
    Object.assign(window, {
      show: () => {
        isAhead = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  await page.goto(path);
  return () =>
    page.evaluate(() => {
      (window as Window & {show?: () => void}).show?.();
    });
}

test('a page that the browser makes ahead stores nothing and brings no React until it is shown, then has the newest choices', async ({
  page,
  context,
}) => {
  const show = await openAhead(page, '/docs/api/time/add?docusaurus-data-ahead=yes');
  await page.waitForLoadState('networkidle');
  expect(await readStorage(page, 'localStorage')).toEqual({});
  expect(await readStorage(page, 'sessionStorage')).toEqual({});
  await page
    .locator('fieldset')
    .first()
    .evaluate((form) => {
      form.closest('details')?.setAttribute('open', '');
      form.scrollIntoView();
    });
  // What is near is told after a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const react = page.locator('script[src*="/main."]');
  await expect(react).toHaveCount(0);

  const beside = await context.newPage();
  await beside.goto('/wiki');
  await beside.getByRole('button', {name: /switch between dark and light mode/i}).click();
  await announcementBar(beside).getByRole('button', {name: 'Close'}).click();
  await show();
  await expect(react).toHaveCount(1);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcementBar(page)).toBeHidden();
});
