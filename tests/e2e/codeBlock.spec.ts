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

  for (const width of [390, 1280]) {
    test(`has no line that ends below its buttons, in a window of ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      for (const path of ['/docs/api/time/add', '/docs/api/info', '/test-page']) {
        await page.goto(path);
        const covered = await page.locator('.theme-code-block pre:visible').evaluateAll((blocks) =>
          blocks.flatMap((pre) => {
            pre.scrollLeft = pre.scrollWidth;
            const code = pre.querySelector('code') ?? pre;
            const button = pre.parentElement?.querySelector('button')?.getBoundingClientRect();
            const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            let hit = false;
            while (button && texts.nextNode()) {
              range.selectNodeContents(texts.currentNode);
              hit ||= [...range.getClientRects()].some(
                ({right, top, bottom}) => right > button.left && top < button.bottom && bottom > button.top,
              );
            }
            return hit ? [code.textContent.slice(0, 60)] : [];
          }),
        );
        expect(covered, path).toEqual([]);
      }
    });
  }

  test('is copied by its button', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/test-page');
    const block = page.locator('.theme-code-block').filter({hasText: 'example.js'});
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("const lock = 'closed';");
  });
});
