import {findViolations} from './axe';
import {expect, open, test} from './fixtures';

test.describe('page tools', () => {
  test('copy the page as Markdown by keyboard', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/wiki/faq');
    const tools = page.getByText('Page tools');
    await tools.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Frequently asked questions\n/);
    expect(await findViolations(page)).toEqual([]);
  });

  test.describe('without an answer', () => {
    test.use({expectedConsole: /503/});

    test('say so when the text cannot be had', async ({page}) => {
      await page.route('**/*.md', (route) => route.fulfill({status: 503}));
      await open(page, '/privacy');
      await page.getByText('Page tools').click();
      await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
      await expect(page.getByRole('status').filter({hasText: 'Not copied'})).toBeVisible();
    });
  });

  test('show the page as Markdown without JavaScript', async ({browser, baseURL, request}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/docs/api/time/add');
    await page.getByText('Page tools').click();
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeHidden();
    const address = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    await context.close();
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toMatch(/^# Add time\n/);
  });
});
