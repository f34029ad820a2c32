// All rules of axe on one page of each kind. What is in the HTML alone is looked at on every page: tests/built/everyPage.test.ts.
import type {Page} from '@playwright/test';
import {pageKinds, specialPages} from '../support/pageKinds';
import {findViolations} from './axe';
import {expect, numberOf, panel, setMode, test} from './fixtures';

// Without reduced motion, colours fade between modes. The browser itself logs the status of the not-found page.
test.use({contextOptions: {reducedMotion: 'reduce'}, expectedConsole: /404/});

/** All rules, and in the other mode what it changes. */
async function violationsOf(page: Page): Promise<string[]> {
  const light = await findViolations(page);
  await setMode(page, 'dark');
  const dark = await findViolations(page, ['color-contrast', 'link-in-text-block']);
  await setMode(page, 'light');
  return [...light, ...dark.map((line) => `in the dark mode: ${line}`)];
}

for (const [device, width] of [
  ['phone', 390],
  ['wide window', 1280],
] as const) {
  test(`no kind of page has an accessibility violation in a ${device}`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width, height: 844});
    // Each line with the first page that has it.
    const found = new Map<string, string>();
    for (const path of [...pageKinds, ...specialPages]) {
      await page.goto(path);
      for (const line of await violationsOf(page)) {
        found.set(line, found.get(line) ?? path);
      }
    }
    expect([...found].map(([line, path]) => `${path}: ${line}`)).toEqual([]);
  });
}

test('what a reader opens has none: a section, a tab, what is copied, the form with a mistake, the menu', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 900});
  await page.goto('/docs/api/time/sub-random#where-this-comes-from');
  await expect(page.locator('details:has(#where-this-comes-from) td').first()).toBeVisible();
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  await numberOf(page, 'from', 'hours').fill('-1');
  await numberOf(page, 'to', 'hours').fill('1');
  await expect(panel(page)).toContainText('from=[FROM]');
  expect(await violationsOf(page)).toEqual([]);
  for (const path of ['/wiki/games', '/blog']) {
    await page.goto(path);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('#light-menu')).toBeVisible();
    expect(await violationsOf(page), path).toEqual([]);
  }
});
