// cspell:ignore emergancy pasword hygeine verificiationvisible minimumholderscore
import type {Locator, Page, Route} from '@playwright/test';
import {hostileTexts} from '../support/hostileTexts';
import {nonsense} from '../support/queries';
import {findViolations} from './axe';
import {excessWidth, expect, open, phone, setMode, test, title} from './fixtures';
import {watchLayoutShift} from './layoutShift';

const opener = (page: Page): Locator => page.getByRole('link', {name: 'Search', exact: true});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => page.getByRole('textbox', {name: 'Search this documentation'});
const options = (page: Page): Locator => dialog(page).getByRole('link');
const status = (page: Page): Locator => dialog(page).getByRole('status');

async function openSearch(page: Page): Promise<void> {
  await page.goto('/wiki/session');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test('opens by Ctrl+K, moves through the links, says how many there are, and gives the focus back', async ({page}) => {
  await page.goto('/wiki/faq');
  const before = page.getByRole('contentinfo').getByRole('link', {name: 'Blog'});
  await before.focus();
  // A slash stays a letter.
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('emergancy pasword');
  await expect(options(page).first()).toHaveAccessibleName(/emergency password/i);
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toBeFocused();
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(before).toBeFocused();
});

test('Enter in the field opens the first result', async ({page}) => {
  await openSearch(page);
  await page.keyboard.type('SessionHasNoHolder');
  await expect(options(page).first()).toHaveAccessibleName(/SessionHasNoHolder/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/api#error-sessionhasnoholder');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#error-sessionhasnoholder')).toBeInViewport();
});

/** Opens the search with a query, and returns its hits that are pages, or those that are places on pages. */
async function hitsOf(page: Page, kind: 'page' | 'section'): Promise<Locator> {
  await openSearch(page);
  await field(page).fill('session');
  const hits = dialog(page).locator(kind === 'page' ? 'h2 a' : 'li a');
  await expect(hits.nth(2)).toBeAttached();
  await expect(status(page)).toHaveText(/results$/);
  return hits;
}

const ways: Record<string, (hit: Locator, page: Page) => Promise<void>> = {
  async Enter(hit, page) {
    // One for each hit before it, and one for itself.
    const before = await hit.evaluate((one) =>
      [...(one.closest('.results')?.querySelectorAll('a') ?? [])].indexOf(one as HTMLAnchorElement),
    );
    for (let press = 0; press <= before; press += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(hit).toBeFocused();
    await page.keyboard.press('Enter');
  },
  press: (hit) => hit.click(),
};

const positions = {first: 0, third: 2, last: -1};

for (const kind of ['page', 'section'] as const) {
  for (const [position, at] of Object.entries(positions)) {
    for (const [way, choose] of Object.entries(ways)) {
      test(`the ${position} hit that is a ${kind} opens what it names, by ${way}`, async ({page}) => {
        const hit = (await hitsOf(page, kind)).nth(at);
        const name = await hit.locator('b').innerText();
        const label = await hit.locator('xpath=ancestor::*[@role="group"]').getAttribute('aria-label');
        await choose(hit, page);
        await expect(dialog(page)).toBeHidden();
        await expect(title(page)).toHaveText(label?.replace(/^.*? › /, '') ?? '');
        const id = new URL(page.url()).hash.slice(1);
        const named = kind === 'page' ? title(page) : page.locator(`[id="${id}"]`);
        await expect(named).toContainText(name);
        await expect(named).toBeInViewport();
      });
    }
  }
}

test('empty: what is often needed; with words: by page, the best first, with the terms marked', async ({page}) => {
  const shift = await watchLayoutShift(page);
  await openSearch(page);
  const often = dialog(page).getByRole('group', {name: 'Often needed'}).getByRole('link');
  await expect(often).toHaveText([/Emergency release/, /Set up a session/, /First API request/, /All pages/]);
  await field(page).fill('requirement links');
  const groups = dialog(page).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName(/^(Wiki|This site) › /);
  await expect(options(page).first().locator('mark').first()).toHaveText(/requirement/i);
  await expect(dialog(page).getByRole('group', {name: /^API/}).first()).toBeVisible();
  const names = await groups.evaluateAll((all) => all.map(({ariaLabel}) => ariaLabel));
  const pages = names.filter((name) => name?.includes(' › '));
  expect(new Set(pages).size).toBe(pages.length);
  await field(page).fill('emergency password');
  await expect(options(page).first()).toHaveAccessibleName(/emergency password/i);
  const counts = await groups.evaluateAll((all) => all.map((one) => one.querySelectorAll('li').length));
  expect(Math.max(...counts)).toBe(3);
  await field(page).fill('');
  await expect(often).toHaveCount(4);
  expect(await shift()).toEqual([]);
});

test('says so when nothing fits, and offers the three nearest ways', async ({page}) => {
  await openSearch(page);
  await field(page).fill('football results');
  await expect(status(page)).toHaveText(/^No match for “football results”\. The nearest: \d+ results?\.$/);
  expect(await dialog(page).getByRole('group').count()).toBe(3);
  await field(page).fill('qqqqqq');
  await expect(status(page)).toHaveText('No match for “qqqqqq”. The nearest: 3 results.');
  await expect(dialog(page).getByRole('group', {name: 'Often needed'}).getByRole('link')).toHaveCount(3);
});

test('what is often needed follows the nearest ways and never comes before them', async ({page}) => {
  await openSearch(page);
  await expect(options(page)).toHaveCount(4);
  let both = 0;
  for (const query of nonsense) {
    await field(page).fill(query);
    const groups = await dialog(page)
      .getByRole('group')
      .evaluateAll((all) => all.map(({ariaLabel}) => ariaLabel));
    expect(groups.slice(0, -1), query).not.toContain('Often needed');
    both += groups.length > 1 && groups.at(-1) === 'Often needed' ? 1 : 0;
  }
  expect(both, 'queries with a nearest way and what is often needed').toBeGreaterThan(0);
});

test('has no accessibility violation: empty, full, without results', async ({page}) => {
  // Without reduced motion, colours fade between modes.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openSearch(page);
  await expect(options(page)).toHaveCount(4);
  expect(await findViolations(page)).toEqual([]);
  await field(page).fill('emergency');
  await expect(status(page)).toHaveText(/results$/);
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    expect(await findViolations(page), mode).toEqual([]);
  }
  await field(page).fill('qqqqqq');
  await expect(status(page)).toHaveText(/^No match/);
  expect(await findViolations(page)).toEqual([]);
});

test('loads two files when it opens, works offline from then on, and no question leaves the page or stays', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await open(page, '/wiki/session');
  expect(requests.filter((path) => path.includes('search'))).toEqual([]);
  await opener(page).click();
  await field(page).fill('secret question');
  await expect(status(page)).toHaveText(/results$|^No match/);
  expect(requests.filter((path) => path.includes('search'))).toEqual(['/search/search.js', '/search/texts.json']);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(`${page.url()} ${requests.join(' ')} ${kept} ${await page.title()}`).not.toMatch(/secret/);
  // Prefetches that are still running would fail on the console.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field(page).fill('blackjack');
  await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
});

test.describe('without its file', () => {
  test.use({expectedConsole: /ERR_FAILED|ERR_INTERNET/});

  test('says so, keeps what was typed, tries again, and says what it waits for', async ({page}) => {
    const held: Route[] = [];
    await page.route('**/search/search.js*', (route) => route.abort());
    await page.goto('/wiki/session');
    await opener(page).click();
    await field(page).fill('blackjack');
    const fault = dialog(page).getByRole('alert');
    await expect(fault).toContainText('could not be loaded');
    await page.unroute('**/search/search.js*');
    await page.route('**/search/search.js*', (route) => {
      held.push(route);
    });
    await fault.getByRole('button', {name: 'Retry'}).click();
    await expect(status(page)).toHaveText('Loading the text of these pages …');
    await expect.poll(() => held.length).toBe(1);
    await Promise.all(held.map((route) => route.continue()));
    await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
    await expect(fault).toHaveCount(0);
    await expect(field(page)).toHaveValue('blackjack');
    await expect(field(page)).toBeFocused();
  });
});

test('hostile questions run nothing and hold up nothing', async ({page}) => {
  await openSearch(page);
  await expect(options(page)).toHaveCount(4);
  await field(page).evaluate((input, queries) => {
    for (const query of queries) {
      (input as HTMLInputElement).value = query;
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    }
  }, hostileTexts);
  await field(page).fill('<img src=x onerror=globalThis.hacked=true> emergency');
  await expect(status(page)).toContainText(/result|“<img src=x/);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await dialog(page).locator('img, script, iframe').count()).toBe(0);
  // A long line without a space would take seconds to show. What was pasted stays in the field.
  const pasted = 'x'.repeat(100_000);
  await field(page).fill(pasted);
  await expect(status(page)).toHaveText(`No match for “${'x'.repeat(160)}”. The nearest: 3 results.`);
  await expect(field(page)).toHaveValue(pasted);
  await field(page).fill('blackjack');
  await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('has targets that a finger meets, stands out nowhere, and leads to a section', async ({page}) => {
    await page.setViewportSize({width: 320, height: 600});
    await page.goto('/wiki/session/emergency');
    const {width = 0, height = 0} = (await opener(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await opener(page).tap();
    await field(page).fill('verificiationvisible minimumholderscore');
    await expect(options(page).first()).toBeVisible();
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await field(page).fill('hygeine');
    await expect(options(page).first()).toHaveAccessibleName(/hygiene/i);
    for (const target of [...(await options(page).all()), dialog(page).getByRole('button', {name: 'Close'})]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await options(page).first().tap();
    await expect(page).toHaveURL(/hygiene/);
    await opener(page).tap();
    await dialog(page).getByRole('button', {name: 'Close'}).tap();
    await expect(dialog(page)).toBeHidden();
  });

  test('scrolling the results puts the keyboard away', async ({page}) => {
    await openSearch(page);
    await field(page).fill('session');
    await expect(options(page).nth(15)).toBeAttached();
    await dialog(page).locator('.results').dispatchEvent('touchmove');
    await expect(field(page)).not.toBeFocused();
  });
});
