import {expect, open, test} from './fixtures';

test('the way back to the top is offered to a reader who turns back', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/wiki/session/settings');
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2900);
  await expect(button).toHaveCount(0);
  await page.mouse.wheel(0, -500);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toHaveCount(0);
});
