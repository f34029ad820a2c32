// All rules of axe on one page of each kind. What is in the HTML alone is looked at on every page: tests/built/everyPage.test.ts.
import type {Page} from '@playwright/test';
import {pageKinds, specialPages} from '../support/pageKinds';
import {findViolations} from './axe';
import {expect, numberOf, panel, setMode, test} from './fixtures';

// Without reduced motion, colours fade between modes. The browser itself logs the status of the not-found page.
test.use({contextOptions: {reducedMotion: 'reduce'}, expectedConsole: /404/});

/** All rules, and in the other mode what it changes. */
async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const light = await findViolations(page, undefined, part);
  await setMode(page, 'dark');
  const dark = await findViolations(page, ['color-contrast', 'link-in-text-block'], part);
  await setMode(page, 'light');
  return [...light, ...dark.map((line) => `in the dark mode: ${line}`)];
}

const phone = {width: 390, height: 844};
const wideWindow = {width: 1280, height: 844};

/** The pages of a list in these windows. Each line with the first page that has it. */
async function violationsOn(page: Page, paths: string[], windows: (typeof phone)[]): Promise<string[]> {
  const found = new Map<string, string>();
  for (const path of paths) {
    await page.goto(path);
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const line of await violationsOf(page)) {
        found.set(line, found.get(line) ?? `${path}, ${size.width} px`);
      }
    }
  }
  return [...found].map(([line, place]) => `${place}: ${line}`);
}

test('no kind of page has an accessibility violation, on a phone and in a wide window', async ({page}) => {
  // Two dozen runs of axe, also on a busy machine.
  test.setTimeout(180_000);
  expect(await violationsOn(page, pageKinds, [phone, wideWindow])).toEqual([]);
});

// They differ from their kinds in tables and controls, which are tried where there is the least room.
test('what only single pages have has no accessibility violation', async ({page}) => {
  test.slow();
  expect(await violationsOn(page, specialPages, [phone])).toEqual([]);
});

test('what a reader opens has none: a section, a tab, what is copied, the form with a mistake, the menu', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({width: 360, height: 900});
  await page.goto('/wiki/session/settings#offer-session');
  await expect(page.getByRole('heading', {name: 'Offer Session'})).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.goto('/docs/api/time/sub-random');
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  await numberOf(page, 'from', 'hours').fill('-1');
  await numberOf(page, 'to', 'hours').fill('1');
  await expect(panel(page)).toContainText('from=[FROM]');
  expect(await violationsOf(page, 'main')).toEqual([]);
  for (const path of ['/wiki/games', '/blog']) {
    await page.goto(path);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('#light-menu')).toBeVisible();
    expect(await violationsOf(page, '#light-menu'), path).toEqual([]);
  }
});
