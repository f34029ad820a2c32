// Actions and events before hydration, when React loads later, or another tab has changed something.
import type {Page} from '@playwright/test';
import {delayScripts} from '../delay';
import {expect, hydrate, test} from '../fixtures';
import {blockStorage, changeStored} from '../storage';

test.use({
  effectiveType: '4g',
  hasTouch: true,
  isMobile: true,
  viewport: {width: 1280, height: 900},
  expectedConsole: /ERR_/,
});

const html = (page: Page) => page.locator('html');
const announcement = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const toggle = (page: Page) => page.getByRole('button', {name: /switch between dark and light mode/i}).first();

async function chooseElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/blog');
  await toggle(other).tap();
  await announcement(other).getByRole('button', {name: 'Close'}).tap();
  return other;
}

test('a page without React follows what is chosen in another tab', async ({page}) => {
  await page.goto('/wiki');
  const other = await chooseElsewhere(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toBeHidden();
  await toggle(other).tap();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

for (const isHydrated of [false, true]) {
  test(`a page that comes back as it was left follows, ${isHydrated ? 'with' : 'without'} React`, async ({page}) => {
    await page.goto('/wiki');
    if (isHydrated) {
      await hydrate(page);
    }
    // A page in the back/forward cache receives no events.
    await page.evaluate(() => {
      window.addEventListener('storage', (event) => {
        event.stopImmediatePropagation();
      });
    });
    await toggle(page).tap();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await changeStored(page, 'theme', 'light');
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page).tap();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  });
}

test('a link that was followed without a network is forgotten when the reader goes elsewhere', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {configurable: true, value: false});
  });
  let isThere = false;
  await page.route('**/wiki/session', (route) =>
    route.request().method() === 'HEAD' && !isThere ? route.abort() : route.continue(),
  );
  const letGo = await delayScripts(page);
  await page.goto('/wiki/session');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).tap();
  await expect(page.getByRole('alert')).toContainText('You seem to be offline');
  await letGo();
  await hydrate(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', {configurable: true, value: true});
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Wiki'}).first().tap();
  await expect(page).toHaveURL('/wiki');
  await expect(page.getByRole('alert')).toHaveCount(0);
  isThere = true;
  await page.waitForTimeout(3500);
  await expect(page).toHaveURL('/wiki');
});

test('where nothing can be stored, a page that comes back keeps what was chosen', async ({page}) => {
  await blockStorage(page);
  await page.goto('/wiki');
  await toggle(page).tap();
  await announcement(page).getByRole('button', {name: 'Close'}).tap();
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toBeHidden();
});

test('what another tab stores about something else changes neither mode nor announcement', async ({page}) => {
  await page.goto('/wiki?docusaurus-theme=dark');
  const other = await page.context().newPage();
  await other.goto('/blog');
  await other.evaluate(() => {
    localStorage.setItem('something', 'else');
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('something'))).toBe('else');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => {
    localStorage.clear();
  });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});
