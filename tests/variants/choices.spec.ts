// What an owner sets in the configuration holds on every page, with and without React.
import type {Page} from '@playwright/test';
import {announcementBar, expect, html, menu, menuButton, phone, test} from '../e2e/fixtures';
import {blockStorage, readStorage} from '../e2e/storage';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** The framework's scripts do not come, as on a phone, where a page loads none. */
async function withoutReact(page: Page): Promise<void> {
  await page.route(/\/assets\/js\/(?:runtime~)?main\./, (route) => route.fulfill({body: ''}));
}

async function expectReact(page: Page, how: string): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-has-hydrated', how === 'with React' ? 'true' : 'false');
}

const devices = {desktop: {}, phone};

for (const [device, use] of Object.entries(devices)) {
  for (const how of ['with React', 'without React']) {
    test.describe(`on a ${device} ${how}`, () => {
      test.use(use);

      test.beforeEach(async ({page}) => {
        await (how === 'without React' && withoutReact(page));
      });

      /** Opens the page and waits for its scripts. */
      async function open(page: Page, path: string): Promise<void> {
        await page.goto(path);
        await expectReact(page, how);
      }

      test('the announcement is the one of the configuration, and stays closed', async ({page}) => {
        await open(page, '/help/wiki/faq/');
        await expect(announcementBar(page)).toHaveText('A word of the owner, with a link.');
        await expect(announcementBar(page).getByRole('link')).toHaveAttribute('href', '/help/blog/');
        await announcementBar(page).getByRole('button', {name: 'Close'}).click();
        await open(page, '/help/wiki/');
        await expect(announcementBar(page)).toBeHidden();
        expect(await readStorage(page, 'sessionStorage')).toMatchObject({
          'docusaurus.announcement.id': 'of-the-owner',
          'docusaurus.announcement.dismiss': 'true',
        });
      });

      test('an announcement that cannot be closed has no button', async ({page}) => {
        await open(page, '/help/de/wiki/faq/');
        await expect(announcementBar(page)).toBeVisible();
        await expect(announcementBar(page).getByRole('button')).toHaveCount(0);
      });

      test('the navbar hides while the reader scrolls down, and returns on the way up', async ({page}) => {
        await open(page, '/help/wiki/faq/');
        await expect(navbar(page)).toBeInViewport();
        await page.getByRole('heading', {level: 1}).hover();
        await page.mouse.wheel(0, 1500);
        await expect(navbar(page)).not.toBeInViewport();
        await page.mouse.wheel(0, -300);
        await expect(navbar(page)).toBeInViewport();
        await page.mouse.wheel(0, 400);
        await expect(navbar(page)).not.toBeInViewport();
        await page.keyboard.press('Control+Home');
        await expect(navbar(page)).toBeInViewport();
      });

      test('the navbar is hidden by a jump upwards too, and stays where the focus is in it', async ({page}) => {
        await open(page, '/help/wiki/faq/');
        const heading = page.locator('main h2[id]').first();
        const address = `#${await heading.getAttribute('id')}`;
        await page.evaluate(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
        });
        await expect(navbar(page)).not.toBeInViewport();
        await page.evaluate(
          (hash) =>
            new Promise((resolve) => {
              window.addEventListener('scroll', () => requestAnimationFrame(resolve), {once: true});
              location.hash = hash;
            }),
          address,
        );
        await expect(heading).toBeInViewport();
        await expect(html(page)).toHaveAttribute('data-site-navbar', 'hidden');
        await page.keyboard.press('Tab');
        await navbar(page).getByRole('link', {name: 'EmlaLock'}).focus();
        await expect(navbar(page)).toBeInViewport();
        await page.evaluate(() => {
          window.scrollTo(0, document.documentElement.scrollHeight);
        });
        await expect(html(page)).toHaveAttribute('data-site-navbar', 'hidden');
        await expect(navbar(page)).toHaveCSS('transform', 'none');
      });

      /** Where the links of these items lead: in the navbar, or in the menu of a phone. */
      async function links(page: Page): Promise<(string | null)[]> {
        if (device === 'phone') {
          await menuButton(page).click();
        }
        const list = device === 'phone' ? menu(page) : navbar(page);
        const found = ['Calls', 'First call'].map((name) => list.getByRole('link', {name, exact: true}));
        return Promise.all(found.map((link) => link.getAttribute('href')));
      }

      async function chooseVersion(page: Page, from: string, to: string): Promise<void> {
        const list = device === 'phone' ? menu(page) : navbar(page);
        if (device === 'phone') {
          await menuButton(page).click();
        }
        await list.locator('summary', {hasText: device === 'phone' ? 'Versions' : from}).click();
        await list.getByRole('link', {name: to, exact: true}).click();
      }

      test('the version of the docs that was chosen is kept, and links lead there', async ({page}) => {
        await open(page, '/help/docs/api/info/');
        await chooseVersion(page, '1.0', 'Next');
        await expect(page).toHaveURL('/help/docs/api/next/info/');
        expect(await readStorage(page, 'localStorage')).toEqual({'docs-preferred-version-api': 'current'});
        await open(page, '/help/blog/');
        await expect.poll(() => links(page)).toEqual(['/help/docs/api/next/', '/help/docs/api/next/info/']);
        await open(page, '/help/docs/api/info/');
        expect(await links(page), 'in the version that is open').toEqual(['/help/docs/api/', '/help/docs/api/info/']);
      });

      test('a version that no longer exists is forgotten', async ({page}) => {
        await open(page, '/help/docs/api/info/');
        await chooseVersion(page, '1.0', 'Next');
        await expect(page).toHaveURL('/help/docs/api/next/info/');
        await page.evaluate(() => {
          localStorage.setItem(Object.keys(localStorage)[0] ?? '', '0.9');
        });
        await open(page, '/help/blog/');
        await expect.poll(() => readStorage(page, 'localStorage')).toEqual({});
        expect(await links(page)).toEqual(['/help/docs/api/', '/help/docs/api/info/']);
      });
    });
  }
}

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the navbar does not move', async ({page}) => {
    await page.goto('/help/wiki/faq/');
    await page.mouse.wheel(0, 1500);
    await expect(navbar(page)).not.toBeInViewport();
    await expect(navbar(page)).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('storage that the browser blocks', () => {
  test.use({expectedConsole: /browser storage is not available/});

  test('is reported once to developers, with React too', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await blockStorage(page);
    await page.goto('/help/wiki/faq/');
    await expectReact(page, 'with React');
    await announcementBar(page).getByRole('button', {name: 'Close'}).click();
    await expect(announcementBar(page)).toBeHidden();
    expect(warnings).toHaveLength(1);
  });
});
