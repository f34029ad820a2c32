import {findViolations} from './axe';
import {expect, test} from './fixtures';

test.describe('page tools', () => {
  test('copy the page as Markdown', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/wiki/faq');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Page copied.'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Frequently asked questions\n/);
    expect(await findViolations(page)).toEqual([]);
  });

  test.describe('without an answer', () => {
    test.use({expectedConsole: /503/});

    test('say so when the text cannot be had', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.route('**/*.md', (route) => route.fulfill({status: 503}));
      await page.goto('/privacy');
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByRole('status').filter({hasText: 'The page was not copied.'})).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('show the page as Markdown', async ({page, request}) => {
      await page.goto('/docs/api/time/add');
      await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
      const address = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
      const answer = await request.get(address ?? '');
      expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(await answer.text()).toMatch(/^# Add time\n/);
    });
  });
});
