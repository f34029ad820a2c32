import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** How much of the bar is shown, from 0 to 1. */
function progress(page: Page): Promise<number> {
  return bar(page).evaluate((element) => 1 + Number(/-[\d.]+/.exec(element.style.transform)?.[0]) / 100);
}

/** Starts a navigation whose scripts arrive when the test says so, and stops the clock. */
async function leaveSlowly(page: Page): Promise<() => void> {
  await page.clock.install();
  await open(page, '/wiki/session/settings');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  // Without hovering or scrolling, which would prefetch the page.
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'Blog'})
    .evaluate((link) => {
      (link as HTMLAnchorElement).click();
    });
  return arrive;
}

test('a page that is there within a second shows no bar', async ({page}) => {
  const arrive = await leaveSlowly(page);
  await page.clock.runFor(999);
  await expect(bar(page)).toHaveCount(0);
  arrive();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.clock.runFor(3000);
  await expect(bar(page)).toHaveCount(0);
});

test('after a second one bar starts, grows by up to 0.02 every 800 ms, and ends with the page', async ({page}) => {
  const arrive = await leaveSlowly(page);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page)).toHaveAttribute('role', 'presentation');
  const start = await progress(page);
  expect(start).toBeCloseTo(0.08);
  await page.clock.runFor(8000);
  const later = await progress(page);
  expect(later).toBeGreaterThan(start);
  expect(later).toBeLessThanOrEqual(0.08 + 10 * 0.02 + 0.001);
  arrive();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});
