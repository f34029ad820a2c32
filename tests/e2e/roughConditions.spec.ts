import {expect, hydrate, open, test} from './fixtures';

test('on a slow network a page is read at once, and a page change that is overtaken does no harm', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000,
    uploadThroughput: 100_000,
  });
  await page.goto('/wiki/session');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Sessions');
  await hydrate(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Feed', exact: true}).click();
  await sidebar.getByRole('link', {name: 'Pillory', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pillory');
  await expect(page).toHaveURL('/wiki/session/pillory');
});

test.describe('on slow 2G', () => {
  test('a page is read, and a link leads on without its scripts', {tag: '@deferral'}, async ({page}) => {
    test.slow();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: 50_000 / 8,
      uploadThroughput: 50_000 / 8,
    });
    await page.goto('/wiki/session/emergency');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Emergency release');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy', {timeout: 30_000});
  });
});

test.describe('with storage that is full and cookies that are off', () => {
  test.use({expectedConsole: /storage|quota/i});

  test('choices hold for the page', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
      Object.defineProperty(document, 'cookie', {
        get() {
          throw new DOMException('Cookies are off.', 'SecurityError');
        },
      });
    });
    await open(page, '/test-page');
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', {name: 'Two'}).click();
    await expect(page.getByRole('tab', {name: 'Two', selected: true})).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Wiki', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('EmlaLock wiki');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

for (const time of ['1970-01-02', '2099-12-31']) {
  test(`with a clock that shows ${time}, pages and search work`, async ({page}) => {
    await page.clock.setSystemTime(time);
    await open(page, '/changelog/emlalock');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('EmlaLock changelog');
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', {name: 'Search this documentation'}).fill('blackjack');
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('link').first()).toHaveAccessibleName(
      /^Blackjack/,
    );
  });
}
