import {expect, open, test} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';

test.describe('trailing slash and another base path', () => {
  test('every address ends in a slash, below the base path', async ({page}) => {
    await open(page, '/help/wiki/faq/');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://about.emlalock.com/help/wiki/faq/',
    );
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
    await expect(page).toHaveURL('/help/docs/api/');
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  });

  test('the form without a slash leads to the one with it', async ({page}) => {
    await page.goto('/help/wiki/faq?x=1');
    await expect(page).toHaveURL('/help/wiki/faq/?x=1');
  });

  test('the search leads to pages below the base path', async ({page}) => {
    await page.goto('/help/wiki/');
    await page.getByRole('link', {name: 'Search', exact: true}).click();
    await page.getByRole('dialog').getByRole('textbox').fill('pillory');
    await page.getByRole('dialog').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/help\/wiki\/.+\/(#.*)?$/);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('the other spelling of a page leads to it', async ({page}) => {
    await page.goto('/help/docs/api/links/add-random/');
    await expect(page).toHaveURL('/help/docs/api/links/add-ranndom/');
  });

  test('feeds name the addresses as they are served', async ({request}) => {
    const feed = await (await request.get('/help/changelog/emlalock/rss.xml')).text();
    const links = [...feed.matchAll(/<(?:link|guid)>([^<]+)/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !/^https:\/\/about\.emlalock\.com\/help\/.+\/$/.test(link ?? ''))).toEqual([]);
  });

  test('the Markdown twin stands below the base path and names the address as it is served', async ({
    page,
    request,
  }) => {
    await page.goto('/help/wiki/faq/');
    const address = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    expect(address).toBe('/help/wiki/faq.md');
    const twin = await request.get(address ?? '');
    expect(await twin.text()).toMatch(/Source: <https:\/\/[^/]+\/help\/wiki\/faq\/>\n$/);
  });
});

test('without storage choices hold for the visit of a page, and nothing is stored', async ({page}) => {
  await open(page, '/help/wiki/');
  await page.getByRole('button', {name: 'Switch between dark and light mode'}).click();
  await page.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'}).click();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
  await expect(page).toHaveURL('/help/docs/api/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  expect(await readStorage(page, 'localStorage')).toEqual({});
  expect(await readStorage(page, 'sessionStorage')).toEqual({});
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
});
