import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const page1 = '/docs/api/time/add';
const page2 = '/docs/api/links/sub';

async function expectChosen(page: Page, name: string, text: string): Promise<void> {
  await expect(page.getByRole('tab', {selected: true})).toHaveText(name);
  await expect(page.getByRole('tabpanel')).toContainText(text);
}

for (const [how, show] of [
  ['without React', (page: Page) => page.goto(page1)],
  ['with React', (page: Page) => open(page, page1)],
] as const) {
  test(`a tab is chosen by press, arrows, Home and End, ${how}`, async ({page}) => {
    await show(page);
    await page.getByRole('tab', {name: 'Python'}).click();
    await expectChosen(page, 'Python', 'urllib.request');
    for (const [key, name] of [
      ['ArrowRight', 'C#'],
      ['ArrowLeft', 'Python'],
      ['End', 'C++ (Arduino)'],
      ['ArrowRight', 'curl'],
      ['ArrowLeft', 'C++ (Arduino)'],
      ['Home', 'curl'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', {selected: true, name})).toBeFocused();
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
    }
  });
}

test('a choice holds on other pages, after a reload and in the other lists of its group', async ({page}) => {
  await open(page, page1);
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.locator('.menu a[href="/docs/api/time/sub"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Remove time');
  await expectChosen(page, 'Python', '/sub?');
  await page.reload();
  await expectChosen(page, 'Python', '/sub?');
  await page.goto(page2);
  await expectChosen(page, 'Python', '/subrequirement?');
});

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
