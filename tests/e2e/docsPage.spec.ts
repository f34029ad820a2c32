import {expect, open, test} from './fixtures';

test.describe('docs page', () => {
  test('says under its title whom it is for and how sure it is', async ({page}) => {
    await open(page, '/wiki/games/bingo');
    const header = page.locator('article header');
    await expect(header).toContainText('For wearers');
    await expect(header).toContainText('Mostly');
    await expect(header.getByRole('link', {name: 'How sure is this?'})).toHaveAttribute('href', '/how-sure');
  });

  for (const path of ['/wiki/faq', '/docs/api/info', '/changelog/emlalock/v1']) {
    test(`${path} has a sidebar and a table of contents of levels 2 and 3`, async ({page}) => {
      await open(page, path);
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      const headings = await page.locator('article :is(h2, h3)[id]').evaluateAll((all) => all.map(({id}) => `#${id}`));
      const entries = page.locator('.theme-doc-toc-desktop a');
      expect(await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(headings);
    });
  }

  test('on a phone has its table of contents in a section that opens without JavaScript', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL, viewport: {width: 390, height: 844}});
    const page = await context.newPage();
    await page.goto('/wiki/session/settings');
    await page.locator('summary', {hasText: 'On this page'}).click();
    await page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'Test session', exact: true})
      .click();
    await expect(page).toHaveURL('/wiki/session/settings#test-session');
    await context.close();
  });

  test('highlights code with classes, not with styles', async ({page}) => {
    await open(page, '/docs/api');
    const code = page.locator('pre.language-bash code').first();
    await expect(code.locator('.token.string').first()).toBeVisible();
    await expect(code.locator('[style]')).toHaveCount(0);
  });
});
