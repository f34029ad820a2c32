import {expect, open, test} from './fixtures';

test('the ring of a tab is drawn inside of the list, which would cut it off', async ({page}) => {
  await open(page, '/docs/api/time/add');
  const tab = page.getByRole('tab', {selected: true}).first();
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS('outline-style', 'solid');
  const [width, offset] = await tab.evaluate((element) => {
    const {outlineWidth, outlineOffset} = getComputedStyle(element);
    return [parseFloat(outlineWidth), parseFloat(outlineOffset)];
  });
  expect(offset).toBeLessThanOrEqual(-width);
});

test('on a phone each tab is one line, with its underline below it', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await page.goto('/docs/api/time/add');
  const lines = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((tab) => tab.getBoundingClientRect().height / parseFloat(getComputedStyle(tab).lineHeight)),
    );
  expect(lines.filter((count) => count >= 2.5)).toEqual([]);
  const tops = await page
    .getByRole('tablist')
    .first()
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
