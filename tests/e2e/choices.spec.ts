import type {Page} from '@playwright/test';
import {announcement} from '../../src/site/announcement';
import {announcementBar, expect, html, mainLink, menuButton, open, phone, test, title, toggle} from './fixtures';
import {watchLayoutShift} from './layoutShift';
import {blockStorage, readStorage} from './storage';

/** As the framework's configuration has it at the base URL `/`. */
const {id, content} = announcement((path) => path);
const keys = {dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id'};

async function closeAnnouncement(page: Page): Promise<void> {
  await announcementBar(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcementBar(page)).toBeHidden();
}

test.describe('announcement bar', () => {
  test('is shown with its text and link, moves nothing, and stays closed over reload and navigation', async ({
    page,
  }) => {
    const shift = await watchLayoutShift(page);
    await open(page, '/wiki');
    expect(await announcementBar(page).locator('div').innerHTML()).toBe(content);
    expect(await shift()).toEqual([]);
    await closeAnnouncement(page);
    expect(await readStorage(page, 'localStorage')).toMatchObject({
      [keys.id]: id,
      [keys.dismissed]: 'true',
    });
    await open(page, '/wiki/faq');
    await expect(announcementBar(page)).toBeHidden();
    expect(await shift()).toEqual([]);
    await mainLink(page, 'API docs').click();
    await expect(page).toHaveURL('/docs/api');
    await expect(announcementBar(page)).toBeHidden();
  });

  test('shows again with a new id, before the first paint, and resets the flag', async ({page}) => {
    const shift = await watchLayoutShift(page);
    await page.goto('/wiki');
    await closeAnnouncement(page);
    await page.evaluate((idKey) => {
      const stored = Object.keys(localStorage).find((key) => key.startsWith(idKey)) ?? '';
      localStorage.setItem(stored, 'an-older-one');
    }, keys.id);
    await page.goto('/wiki');
    await expect(announcementBar(page)).toBeVisible();
    expect(await shift()).toEqual([]);
    expect(await readStorage(page, 'localStorage')).toMatchObject({
      [keys.id]: id,
      [keys.dismissed]: 'false',
    });
  });
});

test.describe('colour mode', () => {
  for (const how of ['without React', 'with React']) {
    test(`is light by default, follows the toggle and is right before the next first paint, ${how}`, async ({page}) => {
      const background = () => html(page).evaluate((element) => getComputedStyle(element).backgroundColor);
      await (how === 'with React' ? open(page, '/wiki') : page.goto('/wiki'));
      const light = await background();
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      expect(await background()).not.toBe(light);
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dataset.modeBeforeScripts = document.documentElement.dataset.theme;
        });
      });
      await page.reload();
      await expect(html(page)).toHaveAttribute('data-mode-before-scripts', 'dark');
      await toggle(page).click();
      expect(await background()).toBe(light);
    });
  }

  test.describe('in a dark system', () => {
    test.use({colorScheme: 'dark'});

    test('of an address holds after hydration, and is the default where there is none of that name', async ({page}) => {
      await open(page, '/wiki?docusaurus-theme=dark');
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await page.goto('/wiki/faq?docusaurus-theme=purple');
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    });
  });
});

test.describe('privacy page', () => {
  const clear = (page: Page) => page.getByRole('button', {name: 'Clear my data'});
  const said = (page: Page) => page.getByRole('status').last();

  test('names every key that the site stores, clears them all, says so, and leaves what is not ours', async ({
    page,
  }) => {
    await open(page, '/docs/api/time/add');
    await page.getByRole('tab', {name: 'Python'}).click();
    await toggle(page).click();
    await closeAnnouncement(page);
    await page.evaluate(() => {
      const suffix = Object.keys(localStorage)[0]?.match(/-\w+$/)?.[0] ?? '';
      localStorage.setItem(`docs-preferred-version-api${suffix}`, 'current');
      sessionStorage.setItem(`theme${suffix}`, 'dark');
      localStorage.setItem('of-another-site', 'stays');
    });
    await open(page, '/privacy');
    const stored = {...(await readStorage(page, 'localStorage')), ...(await readStorage(page, 'sessionStorage'))};
    const own = Object.keys(stored).filter((key) => !key.startsWith('of-another'));
    expect(own.length).toBeGreaterThan(4);
    const named = await page.getByRole('table').locator('code').allTextContents();
    expect(own.filter((key) => !named.some((name) => key.startsWith(name)))).toEqual([]);

    await clear(page).focus();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Done. Nothing of this site is stored in your browser now.');
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
      ['of-another-site'],
      [],
    ]);
    await open(page, '/privacy');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(announcementBar(page)).toBeVisible();
  });

  test.describe('with storage forbidden', () => {
    test.use({expectedConsole: /browser storage is not available/});

    test('choices hold for the page, one warning says so, and so does the page', async ({page}) => {
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      const shift = await watchLayoutShift(page);
      await blockStorage(page);
      await open(page, '/wiki');
      expect(await shift()).toEqual([]);
      await toggle(page).click();
      await closeAnnouncement(page);
      await mainLink(page, 'Changelog').click();
      await expect(title(page)).toHaveText('EmlaLock changelog');
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await expect(announcementBar(page)).toBeHidden();
      expect(warnings).toHaveLength(1);
      await open(page, '/privacy');
      await expect(announcementBar(page)).toBeVisible();
      await clear(page).click();
      await expect(said(page)).toHaveText(/^Your browser blocks storage/);
    });

    const failures = {
      blocked: blockStorage,
      missing: (page: Page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {value: null});
        }),
      full: (page: Page) =>
        page.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('No space is left.', 'QuotaExceededError');
          };
        }),
    };
    for (const [how, fail] of Object.entries(failures)) {
      test.describe('on a phone', () => {
        test.use(phone);

        test(`one warning says so where it is ${how}, and choices hold for the page`, async ({page}) => {
          const warnings: string[] = [];
          page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
          await fail(page);
          await page.goto('/wiki/faq');
          await closeAnnouncement(page);
          await menuButton(page).tap();
          await toggle(page).tap();
          await expect(html(page)).toHaveAttribute('data-theme', 'dark');
          await expect(announcementBar(page)).toBeHidden();
          expect(warnings).toEqual([expect.stringMatching(/^warning: The browser storage is not available/)]);
        });
      });
    }
  });
});
