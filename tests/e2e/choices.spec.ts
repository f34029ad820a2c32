import type {Page} from '@playwright/test';
import {announcement} from '../../src/site/announcement';
import {themeConfig} from '../../src/site/themeConfig';
import {announcementBar, closeAnnouncement, expect, hasAnnouncement, html, mainLink, test, toggle} from './fixtures';
import {watchLayoutShift} from './layoutShift';
import {readStorage} from './storage';

const {id} = announcement;
const defaultMode: string = themeConfig.colorMode.defaultMode;
const otherMode = defaultMode === 'dark' ? 'light' : 'dark';
const keys = {dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id'};

test('the announcement moves nothing, stays closed on the next pages, and comes again before the first paint as a new one', async ({
  page,
}) => {
  test.skip(!hasAnnouncement, 'There is no announcement.');
  const shift = await watchLayoutShift(page);
  await page.goto('/wiki');
  expect(await shift()).toEqual([]);
  await closeAnnouncement(page);
  expect(await readStorage(page, 'localStorage')).toMatchObject({[keys.id]: id, [keys.dismissed]: 'true'});
  await mainLink(page, 'API docs').click();
  await expect(page).toHaveURL('/docs/api');
  await expect(announcementBar(page)).toBeHidden();
  expect(await shift()).toEqual([]);

  await page.evaluate((idKey) => {
    const stored = Object.keys(localStorage).find((key) => key.startsWith(idKey)) ?? '';
    localStorage.setItem(stored, 'an-older-one');
  }, keys.id);
  await page.goto('/wiki');
  await expect(announcementBar(page)).toBeVisible();
  expect(await shift()).toEqual([]);
  expect(await readStorage(page, 'localStorage')).toMatchObject({[keys.id]: id, [keys.dismissed]: 'false'});
});

test.describe('colour mode', () => {
  const background = (page: Page) => html(page).evaluate((root) => getComputedStyle(root).backgroundColor);

  test('is the default, follows the toggle in each tab, and is right before the next first paint', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/privacy');
    await page.goto('/wiki');
    await expect(html(page)).toHaveAttribute('data-theme', defaultMode);
    const first = await background(page);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', otherMode);
    expect(await background(page)).not.toBe(first);
    await expect(html(other)).toHaveAttribute('data-theme', otherMode);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.modeBeforeScripts = document.documentElement.dataset.theme;
      });
    });
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-mode-before-scripts', otherMode);
    await toggle(other).click();
    await expect(html(page)).toHaveCSS('background-color', first);
  });

  test('may be named in the address, and is the default where there is none of that name', async ({page}) => {
    await page.goto(`/wiki?docusaurus-theme=${otherMode}`);
    await expect(html(page)).toHaveAttribute('data-theme', otherMode);
    await page.goto('/wiki/faq?docusaurus-theme=purple');
    await expect(html(page)).toHaveAttribute('data-theme', defaultMode);
  });
});

test('the privacy page names every stored key, clears them, says so, and leaves what is not ours', async ({page}) => {
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).click();
  await toggle(page).click();
  await closeAnnouncement(page);
  await page.evaluate(() => {
    const suffix = Object.keys(localStorage)[0]?.match(/-\w+$/)?.[0] ?? '';
    sessionStorage.setItem(`theme${suffix}`, 'dark');
    localStorage.setItem('of-another-site', 'stays');
  });
  await page.goto('/privacy');
  const stored = {...(await readStorage(page, 'localStorage')), ...(await readStorage(page, 'sessionStorage'))};
  const own = Object.keys(stored).filter((key) => !key.startsWith('of-another'));
  expect(own.length).toBeGreaterThan(2);
  const named = await page.getByRole('table').locator('code').allTextContents();
  expect(own.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);

  await page.getByRole('button', {name: 'Clear my data'}).focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').last();
  await expect(said).toHaveText('Done. Nothing of this site is stored in your browser now.');
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['of-another-site'],
    [],
  ]);
  await page.goto('/privacy');
  await expect(html(page)).toHaveAttribute('data-theme', defaultMode);
  await expect(announcementBar(page)).toBeVisible({visible: hasAnnouncement});
});

test('in a frame of another page, nothing is cleared, and the page says where to do it', async ({page, baseURL}) => {
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    // With them, a browser shows it in no frame.
    await route.fulfill({response, headers: {'content-type': 'text/html'}});
  });
  await page.setContent(`<iframe src="${baseURL}/privacy" width="1100" height="700"></iframe>`);
  const framed = page.frameLocator('iframe');
  await framed.getByRole('button', {name: /switch between/i}).click();
  const stored = () => framed.locator('html').evaluate(() => Object.keys(localStorage));
  const before = await stored();
  expect(before).not.toEqual([]);
  await framed.getByRole('button', {name: 'Clear my data'}).click();
  await expect(framed.getByRole('status').last()).toHaveText(/^Open this page in a tab of its own/);
  expect(await stored()).toEqual(before);
});

test.describe('where storage is blocked', () => {
  test.use({expectedConsole: /browser storage is not available/});

  test('choices hold for the page, and one warning says so', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Storage is forbidden.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/privacy');
    await closeAnnouncement(page);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', otherMode);
    await page.getByRole('button', {name: 'Clear my data'}).click();
    await expect(page.getByRole('status').last()).toHaveText(/^Your browser/);
    expect(warnings).toEqual([expect.stringMatching(/^The browser storage is not available/)]);
  });
});
