// Parts of pages that are ours, in the forms that the framework's manual has and no page of the site.
import type {Page} from '@playwright/test';
import {expect, test} from '../e2e/fixtures';

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const code = (page: Page, text: string) => page.locator('.theme-code-block', {hasText: text});

test.describe('tabs', () => {
  test.beforeEach(({page}) => page.goto('/wiki/tabs').then(() => undefined));

  test('open with the one that says so, with that of the list of tabs, or with none', async ({page}) => {
    for (const [name, isOpen] of Object.entries({Orange: true, 'Pear of the list': true, Left: false, Right: false})) {
      await expect(tab(page, name), name).toHaveAttribute('aria-selected', String(isOpen));
    }
    const edgeOf = (name: string) => tab(page, name).evaluate((one) => getComputedStyle(one).borderBlockEndColor);
    expect(await edgeOf('Orange'), 'the edge of the open one').not.toBe(await edgeOf('Left'));
    await expect(page.getByText(/^(?:An|A) \w+\.$/).filter({visible: true})).toHaveText(['An orange.', 'A pear.']);
    await expect(page.getByText(/^Something on the/).filter({visible: true})).toHaveCount(0);
  });

  test('of which none is open, and which are lazy, are reached and opened by keyboard', async ({page}) => {
    await tab(page, 'Pear of the list').focus();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Left')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Something on the right.')).toBeVisible();
    await expect(page.getByText('Something on the left.')).toBeHidden();
  });

  test('take the choice of the address before the one that is kept, and write theirs there', async ({page}) => {
    await tab(page, 'Windows').click();
    await page.goto('/wiki/tabs?on=mac&other=1#two-that-move-together');
    await expect(page.getByText('Paste with Command.')).toBeVisible();
    await tab(page, 'On Windows').click();
    await tab(page, 'On macOS').click();
    await expect(page.getByText('Copy with Command.'), 'of the same group').toBeVisible();
    await expect(page).toHaveURL('/wiki/tabs?on=mac&other=1#two-that-move-together');
  });

  test('open for a link to what a closed one has', async ({page}) => {
    await page.goto('/wiki/tabs#copying-on-macos');
    await expect(page.locator('#copying-on-macos')).toBeInViewport();
  });
});

test('sections open by press and keyboard, one in another, and a second press turns them round', async ({page}) => {
  const section = (name: string) => page.getByRole('article').locator('summary', {hasText: name});
  await page.goto('/wiki/parts');
  await section('Open me').click();
  await section('And me').press('Enter');
  await expect(page.getByText('Deeper inside.')).toBeVisible();
  await section('And me').dblclick();
  await section('And me').press('Space');
  await expect(page.getByText('Deeper inside.')).toBeHidden();
  await expect(page.locator('[data-light-moving]')).toHaveCount(0);
});

test.describe('code', () => {
  test.beforeEach(({page}) => page.goto('/wiki/code').then(() => undefined));

  test('has its title, its numbers, its colours, and the lines that comments or a range mark', async ({page}) => {
    const example = code(page, 'example.js');
    const marked = '.theme-code-block-highlighted-line';
    await expect(example.locator(marked)).toHaveText([/held/, 'const wearer = lock;', 'const holder = key;']);
    await expect(example).not.toContainText('highlight-');
    await expect(example.locator('code')).toHaveCSS('counter-reset', 'line-count 2');
    await expect(example.locator('.token.keyword').first()).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(code(page, 'in a range').locator(marked)).toHaveText("const second = 'in a range';");
    await expect(page.getByText('shown as plain text').locator('.token:not(.plain)')).toHaveCount(0);
  });

  test('is copied without the comments that mark', async ({page}) => {
    await code(page, 'example.js').hover();
    await code(page, 'example.js').getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    const lines = ["const key = 'held';", "const lock = 'closed';", 'const wearer = lock;', 'const holder = key;'];
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.join('\n'));
  });
});
