import {expect, open, test} from './fixtures';

test.describe('code block', () => {
  test('has its title and its highlighted lines', async ({page}) => {
    await open(page, '/test-page');
    const block = page.locator('.theme-code-block').filter({hasText: 'example.js'});
    await expect(block).toContainText('example.js');
    await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText([
      "const key = 'held';",
      'const wearer = lock;',
      'const holder = key;',
    ]);
    await expect(block).not.toContainText('highlight-');
  });

  test('shows plain code in a language it does not know', async ({page}) => {
    await open(page, '/test-page');
    const block = page.locator('.language-no-such-language').first();
    await expect(block).toContainText('shown as plain text');
    await expect(block.locator('.token:not(.plain)')).toHaveCount(0);
  });

  test('is copied by its button', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/test-page');
    const block = page.locator('.theme-code-block').filter({hasText: 'example.js'});
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("const lock = 'closed';");
  });
});
