import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

function details(page: Page) {
  return page.locator('article details').filter({hasText: 'A section that opens'});
}

function content(page: Page) {
  return details(page).getByText('What stands inside.');
}

test.describe('details', () => {
  test('open and close with a height that moves, longer for more content', async ({page}) => {
    await page.addInitScript(() => {
      const moves: {heights: string; duration: unknown}[] = [];
      Object.assign(window, {moves});
      const animate = Element.prototype.animate;
      Element.prototype.animate = function record(frames, options) {
        const heights = (frames as {height: string[]}).height.join(' to ');
        moves.push({heights, duration: (options as KeyframeAnimationOptions).duration});
        return animate.call(this, frames, options);
      };
    });
    await open(page, '/test-page');
    const summary = details(page).locator('summary');
    const inside = details(page).locator('> div');
    const heightOf = () => inside.evaluate((element) => element.scrollHeight);

    await summary.click();
    await expect(content(page)).toBeVisible();
    const low = await heightOf();
    await summary.click();
    await expect(details(page)).not.toHaveAttribute('open');
    await inside.evaluate((element) => {
      for (let line = 0; line < 40; line += 1) {
        const paragraph = document.createElement('p');
        paragraph.textContent = 'More.';
        element.append(paragraph);
      }
    });
    await summary.click();
    await expect(content(page)).toBeVisible();
    const high = await heightOf();

    type Move = {heights: string; duration: number};
    const moves = await page.evaluate(() => (window as unknown as {moves: Move[]}).moves);
    expect(moves.map(({heights}) => heights)).toEqual([`0 to ${low}px`, `${low}px to 0`, `0 to ${high}px`]);
    const [opened, closed, openedHigh] = moves.map(({duration}) => duration);
    expect(closed).toBe(opened);
    expect(openedHigh).toBeGreaterThan(opened ?? Number.NaN);
  });

  test('are there at once where the reader wants no motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/test-page');
    await details(page).locator('summary').click();
    expect(
      await details(page)
        .locator('> div')
        .evaluate((element) => element.getAnimations().length),
    ).toBe(0);
    await expect(details(page)).toHaveAttribute('open');
  });

  test('open and close by keyboard', async ({page}) => {
    await open(page, '/test-page');
    await details(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(content(page)).toBeHidden();
  });

  test('open for a link to an anchor inside', async ({page}) => {
    await open(page, '/test-page#a-heading-inside');
    await expect(content(page)).toBeVisible();
    await expect(page.getByRole('heading', {name: 'A heading inside'})).toBeInViewport();
  });

  test('open for a link on the page itself', async ({page}) => {
    await open(page, '/test-page');
    await page.locator('.table-of-contents').getByRole('link', {name: 'A heading inside'}).click();
    await expect(content(page)).toBeVisible();
    await expect(page.getByRole('heading', {name: 'A heading inside'})).toBeFocused();
    await expect(page.getByRole('heading', {name: 'A heading inside'})).toBeInViewport();
  });

  test('are open on paper', async ({page}) => {
    await open(page, '/test-page');
    await page.emulateMedia({media: 'print'});
    await expect(content(page)).toBeVisible();
  });

  test('work without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/test-page');
    await details(page).locator('summary').click();
    await expect(content(page)).toBeVisible();
    await context.close();
  });
});
