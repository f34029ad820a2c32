// What an owner sets in the configuration holds on every page, with and without React.
import type {Page} from '@playwright/test';
import {announcementBar, expect, html, menu, menuButton, phone, test, title} from '../e2e/fixtures';
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
        await expect(announcementBar(page)).toHaveCSS('background-color', 'rgb(32, 35, 42)');
        await expect(announcementBar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
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

      /** The navbar, or the menu of a phone, which this opens. */
      async function openList(page: Page) {
        if (device === 'phone') {
          await menuButton(page).click();
        }
        return device === 'phone' ? menu(page) : navbar(page);
      }

      /** The column of the sidebar, which is in the menu of a phone. */
      async function openSidebar(page: Page) {
        await (device === 'phone' && menuButton(page).click());
        return page.getByRole('navigation', {name: 'Docs sidebar'});
      }

      test('the colour mode, and the logo with it, is that of the system until a reader chooses the other', async ({
        page,
      }) => {
        const expectMode = async (mode: string) => {
          await expect(html(page)).toHaveAttribute('data-theme', mode);
          const logo = navbar(page).getByAltText('By the owner').filter({visible: true});
          await expect(logo).toHaveAttribute('src', mode === 'dark' ? /svg\?dark$/ : /svg$/);
        };
        const switchMode = async () => {
          await (await openList(page)).getByRole('button', {name: /^Switch between/}).click();
          await page.keyboard.press('Escape');
        };
        await page.emulateMedia({colorScheme: 'dark'});
        await open(page, '/help/wiki/faq/');
        await expectMode('dark');
        await page.emulateMedia({colorScheme: 'light'});
        await expectMode('light');
        await switchMode();
        await expectMode('dark');
        await open(page, '/help/wiki/profile/');
        await page.emulateMedia({colorScheme: 'dark'});
        await page.emulateMedia({colorScheme: 'light'});
        await expectMode('dark');
        await switchMode();
        await expectMode('light');
        await page.emulateMedia({colorScheme: 'dark'});
        await expectMode('dark');
        expect(await readStorage(page, 'sessionStorage')).not.toHaveProperty('theme');
      });

      test('the navbar has its style, and its items their class and HTML', async ({page}) => {
        await open(page, '/help/wiki/faq/');
        await expect(navbar(page)).toHaveCSS('background-color', 'rgb(75, 42, 134)');
        await expect(navbar(page).getByRole('link', {name: 'Search'})).toBeVisible();
        const list = await openList(page);
        await expect(list.locator('b', {hasText: 'Beta'})).toBeVisible();
        await list.locator('summary.ofTheOwner', {has: page.locator('i', {hasText: 'More'})}).click();
        await list.getByRole('link', {name: 'Glossary'}).click();
        await expect(title(page)).toHaveText('Glossary');
      });

      test('categories close each other, stay open where they cannot be closed, and lead to their pages', async ({
        page,
      }) => {
        await open(page, '/help/wiki/faq/');
        let sidebar = await openSidebar(page);
        await expect(sidebar.locator('li.ofTheOwner > span')).toHaveText('Always open');
        await expect(sidebar.getByRole('link', {name: 'FAQ'})).toBeVisible();
        await expect(sidebar.locator('summary', {hasText: 'Always open'})).toHaveCount(0);
        await expect(sidebar.getByRole('link', {name: 'Elsewhere'})).toHaveAttribute('href', 'https://example.org');
        await expect(sidebar.locator('b')).toHaveText('Words of the owner');
        await sidebar.locator('summary', {hasText: 'Account'}).click();
        await sidebar.locator('summary', {hasText: 'Inside'}).click();
        await expect(sidebar.getByRole('link', {name: 'Premium'})).toBeVisible();
        await sidebar.locator('summary', {hasText: 'Games'}).click();
        await expect(sidebar.getByRole('link', {name: 'Bingo'})).toBeVisible();
        await expect(sidebar.getByRole('link', {name: 'Premium'})).toBeHidden();
        await sidebar.getByRole('link', {name: 'Overview'}).filter({visible: true}).click();
        await expect(title(page)).toHaveText('All games');
        await expect(page.getByRole('main').getByRole('link', {name: 'Bingo'}).first()).toBeVisible();
        await open(page, '/help/all-pages/');
        await page.getByRole('main').getByRole('link', {name: 'All games'}).click();
        await expect(title(page)).toHaveText('All games');
        sidebar = await openSidebar(page);
        await sidebar.locator('li.ofTheOwner').getByRole('link', {name: 'Only a page'}).click();
        await expect(page).toHaveURL('/help/wiki/session/feed/');
      });

      test('a page in no sidebar has the menu of the navbar', async ({page}) => {
        await open(page, '/help/wiki/counter-plugin/');
        const list = await openList(page);
        await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toHaveCount(0);
        await list.getByRole('link', {name: 'Changelog', exact: true}).click();
        await expect(title(page)).toHaveText('EmlaLock changelog');
      });

      test('the sidebar of a wide window can be hidden, on the next page too', async ({page}) => {
        await open(page, '/help/wiki/faq/');
        const button = (name: string) => page.getByRole('button', {name, exact: true});
        if (device === 'phone') {
          const list = await openSidebar(page);
          await expect(list).toBeVisible();
          await expect(button('Collapse sidebar')).toBeHidden();
          return;
        }
        const sidebar = await openSidebar(page);
        await button('Collapse sidebar').click();
        await expect(sidebar).toBeHidden();
        await open(page, '/help/docs/api/');
        await expect(sidebar).toBeHidden();
        await button('Expand sidebar').press('Enter');
        await expect(sidebar).toBeVisible();
        await expect(button('Collapse sidebar')).toBeFocused();
      });

      /** Where the links of these items lead: in the navbar, or in the menu of a phone. */
      async function links(page: Page): Promise<(string | null)[]> {
        const list = await openList(page);
        const found = ['Calls', 'First call'].map((name) => list.getByRole('link', {name, exact: true}));
        return Promise.all(found.map((link) => link.getAttribute('href')));
      }

      async function chooseVersion(page: Page, from: string, to: string): Promise<void> {
        const list = await openList(page);
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
