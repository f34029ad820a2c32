import {variantsDir} from '../../scripts/variants.mjs';
import {startGitlabPages} from '../support/hosts/gitlabPages';
import {smoke} from '../support/smoke';
import {expect, open, test} from '../e2e/fixtures';

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

  test('links to a place on the page stay as they are', async ({page}) => {
    await open(page, '/help/wiki/faq/');
    const addresses = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((href) => !href?.startsWith('#'))).toEqual([]);
  });

  test('the other spelling of a page leads to it', async ({page}) => {
    await page.goto('/help/docs/api/links/add-random/');
    await expect(page).toHaveURL('/help/docs/api/links/add-ranndom/');
  });

  test('feeds name the addresses as they are served', async ({request}) => {
    const feed = await (await request.get('/help/changelog/emlalock/rss.xml')).text();
    expect(feed).toContain('href="/help/feed.css"');
    const links = [...feed.matchAll(/<(?:link|guid)>([^<]+)/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => !/^https:\/\/about\.emlalock\.com\/help\/.+\/$/.test(link ?? ''))).toEqual([]);
  });

  test('a copy to read offline holds the pages below the base path', async ({page, context}) => {
    await open(page, '/help/privacy/');
    await page.getByRole('switch', {name: 'Keep these docs on this device'}).click();
    await expect(page.getByText(/^Ready\. /)).toBeVisible({timeout: 20_000});
    await context.setOffline(true);
    await page.goto('/help/wiki/faq/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Frequently asked questions');
    await page.goto('/help/wiki/start');
    await expect(page).toHaveURL('/help/wiki/');
  });

  test('the Markdown twin stands below the base path and names the address as it is served', async ({
    page,
    request,
  }) => {
    await page.goto('/help/wiki/faq/');
    const address = await page.locator('link[type="text/markdown"]').getAttribute('href');
    expect(address).toBe('/help/wiki/faq.md');
    const twin = await request.get(address ?? '');
    expect(await twin.text()).toMatch(/Source: <https:\/\/[^/]+\/help\/wiki\/faq\/>\n$/);
  });

  test('a host without headers, where a folder hides the page of its name, serves it rightly', async () => {
    const dir = `${variantsDir}/slashes`;
    const {origin, close} = await startGitlabPages(dir, '/help/');
    const {status, faults} = await smoke(origin, '--dir', dir, '--without', 'headers');
    close();
    expect(faults).toBe('');
    expect(status).toBe(0);
  });
});
