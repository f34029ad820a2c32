import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {blockStorage} from './storage';

function bar(page: Page) {
  return page.locator('[data-progress]');
}

/** Starts a navigation whose scripts arrive when the test says so. The clock is controlled by the test as well. */
async function leaveSlowly(page: Page) {
  await page.clock.install();
  await open(page, '/wiki/session/settings');
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    const counter = window as Window & {bars?: number};
    counter.bars = 0;
    new MutationObserver((changes) => {
      for (const {addedNodes} of changes) {
        for (const node of addedNodes) {
          counter.bars = (counter.bars ?? 0) + (node instanceof HTMLElement && 'progress' in node.dataset ? 1 : 0);
        }
      }
    }).observe(document.body, {childList: true});
  });
  let release: (outcome: 'arrive' | 'fail') => void = () => undefined;
  const outcome = new Promise<'arrive' | 'fail'>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) =>
    (await outcome) === 'arrive' ? route.continue() : route.abort(),
  );
  // Without hovering or scrolling, which would prefetch the page.
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Blog'})
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  return release;
}

function barsEver(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as Window & {bars?: number}).bars);
}

test.describe('progress bar', () => {
  test('is not shown when the page is there after 600 ms', async ({page}) => {
    const release = await leaveSlowly(page);
    await page.clock.runFor(600);
    release('arrive');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    await page.clock.runFor(3000);
    expect(await barsEver(page)).toBe(0);
  });

  test('starts after 1000 ms at 0.08, grows by 0.02 every 800 ms, and ends when the page shows', async ({page}) => {
    const release = await leaveSlowly(page);
    await page.clock.runFor(999);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('data-progress', '0.080');
    await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
    await page.clock.runFor(799);
    await expect(bar(page)).toHaveAttribute('data-progress', '0.080');
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveAttribute('data-progress', '0.100');
    await page.clock.runFor(800);
    await expect(bar(page)).toHaveAttribute('data-progress', '0.120');
    release('arrive');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    await expect(bar(page)).toHaveAttribute('data-progress', '1.000');
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveCount(0);
    expect(await barsEver(page)).toBe(1);
  });

  test.describe('on failure', () => {
    test.use({expectedConsole: /ChunkLoadError|Loading chunk|ERR_FAILED|storage/});

    test('ends as well', async ({page}) => {
      // Without storage, the page does not reload.
      await blockStorage(page);
      const release = await leaveSlowly(page);
      await page.clock.runFor(1500);
      await expect(bar(page)).toHaveCount(1);
      release('fail');
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
      await page.clock.runFor(200);
      await expect(bar(page)).toHaveCount(0);
    });
  });

  test('does not move where the reader wants no motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const release = await leaveSlowly(page);
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCSS('transition-duration', '0s');
    release('arrive');
  });
});
