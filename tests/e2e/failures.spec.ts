// What a reader is left with when parts do not come, and when storage holds nonsense. One part that fails must not stop the others.
import type {Page} from '@playwright/test';
import {samplePage} from '../support/samplePage';
import {closeAnnouncement, expect, menu, menuButton, numberOf, panel, phone, test, title, toggle} from './fixtures';
import {translate} from './translator';

const missing = 'This site did not load properly.';
const notice = (page: Page) => page.getByRole('alert');

test.describe('parts that are missing', () => {
  test.use({expectedConsole: /dynamically imported module|ERR_|status of 404/});

  test('the script of the form: the page says so, and the next touch loads it', async ({page}) => {
    await page.route('**/assets/js/islands.*', (route) => route.abort());
    await page.goto('/docs/api/time/add');
    await numberOf(page, 'value', 'days').focus();
    await expect(notice(page)).toContainText(missing);
    await expect(title(page)).toHaveText('Add time');
    await page.unroute('**/assets/js/islands.*');
    await numberOf(page, 'value', 'hours').focus();
    await expect(notice(page)).toHaveCount(0);
    await numberOf(page, 'value', 'days').fill('2');
    await expect(page.getByText('value=D2').first()).toBeVisible();
  });

  test('the page script: a page is read, its links, menu and details work, and "Retry" loads it again', async ({
    page,
  }) => {
    await page.setViewportSize(phone.viewport);
    await page.route('**/assets/js/light.*', (route) => route.abort());
    await page.goto('/wiki/session');
    await expect(notice(page)).toContainText(missing);
    await page.locator('.theme-doc-toc-mobile summary').click();
    await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Two ways to start'}).click();
    await expect(page).toHaveURL('/wiki/session#two-ways-to-start');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute('**/assets/js/light.*');
    const loaded = page.waitForResponse('**/assets/js/light.*');
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await loaded;
    // Firefox tells of a page that could not be fetched ahead.
    await page.locator('link[rel=icon]').first().dispatchEvent('error');
    await expect(notice(page)).toHaveCount(0);
  });

  test('a copy, and the clipboard: the page says that nothing was copied, and code is selected', async ({page}) => {
    const said = page.getByRole('status');
    await page.clock.install();
    await page.route('**/*.md', (route) => route.fulfill({status: 404, body: 'Not found'}));
    await page.goto('/docs/api/time/add');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(said.filter({hasText: 'The page was not copied.'})).toBeVisible();
    await page.clock.fastForward(7000);
    await expect(said, 'after a while').toHaveCount(0);
    await page.evaluate(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
    await expect(said.filter({hasText: 'did not allow copying'})).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toContain('/add');
  });

  test('all files, of a site built for another path: the page says so; at home it says nothing', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/wiki/faq?from=elsewhere#how-it-works');
    await expect(notice(page)).toHaveCount(0);
    await page.route(`${baseURL}/somewhere/wiki/faq`, async (route) => {
      await route.fulfill({response: await route.fetch({url: `${baseURL}/wiki/faq`})});
    });
    await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto('/somewhere/wiki/faq');
    await expect(page.getByText(missing)).toBeVisible();
  });
});

test.describe('a script that throws', () => {
  test.use({expectedConsole: /no observer here/});

  test('leaves the parts after it alone', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'IntersectionObserver', {
        get: () => {
          throw new Error('no observer here');
        },
      });
    });
    await page.goto('/wiki/faq');
    // The search is the last part of the page script, so each one before it has gone well.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a preferred version of a section that has only one is forgotten, and that of another site is kept', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('docs-')));
  await page.addInitScript(() => {
    localStorage.setItem('docs-preferred-version-api-759', '0.9');
    localStorage.setItem('docs-preferred-version-api-of-another', '0.9');
  });
  await page.goto('/wiki/faq');
  await expect.poll(stored).toEqual(['docs-preferred-version-api-of-another']);
});

test.describe('a translator', () => {
  // React logs these when it finds a page that differs from its build.
  test.use({expectedConsole: /onRecoverableError|NotFoundError|React error/});

  test('leaves search, switches and a form as they are', async ({page}) => {
    await translate(page);
    await page.goto(samplePage.path);
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await closeAnnouncement(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', {name: 'Search this documentation'}).fill(samplePage.title);
    await expect(page.getByRole('dialog').getByRole('link').first()).toContainText(samplePage.title);

    await page.goto('/docs/api/time/sub-random');
    await page.getByRole('tab', {name: 'Python'}).click();
    // React renders a translated page anew, without what was typed before.
    await expect(async () => {
      await numberOf(page, 'from', 'hours').fill('2');
      await expect(panel(page)).toContainText('&from=H2', {timeout: 1000});
    }).toPass();
    const hours = numberOf(page, 'from', 'hours');
    for (const [value, isWrong] of [
      ['-1', 'true'],
      ['2', 'false'],
    ] as const) {
      await hours.fill(value);
      await expect(hours).toHaveAttribute('aria-invalid', isWrong);
    }
    await expect(hours).toHaveValue('2');
  });
});
