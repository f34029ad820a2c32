// cspell:ignore emergancy pasword verificiationvisible minimumholderscore
import type {Locator, Page} from '@playwright/test';
import {samplePage} from '../support/samplePage';
import {excessWidth, expect, holdBack, phone, test, title} from './fixtures';
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

async function findSample(page: Page): Promise<void> {
  await field(page).fill(samplePage.title);
  await expect(options(page).first()).toHaveAccessibleName(new RegExp(`^Wiki .*${samplePage.title}`));
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
  await expect(status(page)).toHaveText(/^Results: \d+$/);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toBeFocused();
  await expect(options(page).last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(before).toBeFocused();
});

test('Enter and arrows belong to an input method until its word is there; then Enter opens a hit', async ({page}) => {
  await openSearch(page);
  await findSample(page);
  for (const key of ['ArrowDown', 'Enter']) {
    await field(page).dispatchEvent('keydown', {key, isComposing: true, bubbles: true});
    expect(await field(page).evaluate((input) => input === document.activeElement), key).toBe(true);
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(title(page)).toHaveText(samplePage.title);
});

test('closes by a press beside it, comes again by ⌘K for other words, and a press opens the section that a hit names', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill(samplePage.title);
  await expect(status(page)).toHaveText(/^Results/);
  await page.mouse.click(5, 400);
  await expect(dialog(page), 'after a press beside it').toBeHidden();
  await page.keyboard.press('Meta+k');
  await page.keyboard.type('requirement links');
  await expect(field(page)).toHaveValue('requirement links');
  const hit = options(page).and(page.locator('[href*="#"]')).first();
  const name = await hit.locator('b').innerText();
  await hit.click({modifiers: ['ControlOrMeta']});
  await expect(dialog(page), 'after a press with a key').toBeVisible();
  await hit.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(':target')).toContainText(name);
  await expect(page.locator(':target')).toBeInViewport();
});

test('empty: what is often needed; with words: pages with their best sections, and terms marked', async ({page}) => {
  const shift = await watchLayoutShift(page);
  await openSearch(page);
  await expect(status(page)).toHaveText('Often needed');
  await expect(options(page).first()).toHaveText(/I have to get out now/);
  const offered = await options(page).count();
  await options(page).last().scrollIntoViewIfNeeded();
  await field(page).fill('requirement links');
  await expect(options(page).first()).toBeInViewport();
  await expect(dialog(page).locator('small').first()).toHaveText('Wiki · the end of a session');
  await expect(options(page).first().locator('mark').first()).toHaveText(/requirement/i);
  await expect(options(page).first(), 'what Enter opens').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(options(page).locator('.snippet:empty')).toHaveCount(0);
  await field(page).fill('');
  await expect(options(page)).toHaveCount(offered);
  expect(await shift()).toEqual([]);
});

test('says how many there are when the reader pauses, not at each letter', async ({page}) => {
  await openSearch(page);
  await expect(options(page).first()).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill(samplePage.title);
  await page.clock.runFor(300);
  await expect(status(page)).toHaveText('Often needed');
  await page.clock.runFor(200);
  await expect(status(page)).toHaveText(/^Results: /);
});

test('says so above what is closest when nothing fits, and offers what is often needed when nothing is close', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill(`giraffe snorkel ${samplePage.title}`);
  await expect(status(page)).toHaveText('Nothing has all of these words. Closest:');
  await expect(options(page).first()).toContainText(samplePage.title);
  await field(page).fill('qqqqqq');
  await expect(status(page)).toHaveText('Nothing has these words. Often needed:');
  await expect(options(page).first()).toHaveText(/I have to get out now/);
});

test('loads two files as it opens, works offline from then on, and no question leaves or stays', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await page.goto('/wiki/session');
  expect(requests.filter((path) => path.includes('search'))).toEqual([]);
  await opener(page).click();
  await field(page).fill('secret question');
  await expect(status(page)).toHaveText(/^Results: |^Nothing/);
  expect(requests.filter((path) => path.includes('search'))).toEqual(['/search/search.js', '/search/texts.json']);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(`${page.url()} ${requests.join(' ')} ${kept} ${await page.title()}`).not.toMatch(/secret/);
  await context.setOffline(true);
  await findSample(page);
});

test.describe('without its file', () => {
  test.use({expectedConsole: /ERR_FAILED/});

  test('says so, keeps what was typed, tries again, and says what it waits for', async ({page}) => {
    await page.route('**/search/search.js*', (route) => route.abort());
    await openSearch(page);
    await field(page).fill(samplePage.title);
    const fault = dialog(page).getByRole('alert');
    await expect(fault).toContainText('could not be loaded');
    await page.unroute('**/search/search.js*');
    const arrive = await holdBack(page, '**/search/search.js*');
    await fault.getByRole('button', {name: 'Retry'}).click();
    await expect(status(page)).toHaveText('Loading the text of these pages …');
    arrive();
    await expect(options(page).first()).toContainText(samplePage.title);
    await expect(fault).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test('hostile questions run nothing and hold up nothing', async ({page}) => {
  await openSearch(page);
  await field(page).fill('<img src=x onerror=globalThis.hacked=true> emergency');
  await expect(status(page)).toContainText(/Results|Nothing/);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
  expect(await dialog(page).locator('img, script, iframe').count()).toBe(0);
  await field(page).fill(`emergency release ${'x'.repeat(1_000_000)}`);
  await expect(status(page)).toHaveText(/^Only the first 500 letters were read\./);
  await findSample(page);
});

test.describe('on a phone', () => {
  test.use({...phone, viewport: {width: 320, height: 600}});

  test('has targets that a finger meets, stands out nowhere, and leads to a section', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    const {width = 0, height = 0} = (await opener(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await opener(page).tap();
    await expect(field(page)).toHaveCSS('font-size', /^(?:1[6-9]|2\d)px/);
    await field(page).fill('verificiationvisible minimumholderscore');
    await expect(options(page).first()).toBeVisible();
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    expect((await dialog(page).boundingBox())?.height, 'the whole window').toBe(600);
    await findSample(page);
    const close = dialog(page).getByRole('button', {name: 'Close'});
    await expect(close).toBeVisible();
    for (const target of [...(await options(page).all()), close]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // Scrolling the results puts the keyboard away.
    await dialog(page).getByRole('list').first().dispatchEvent('touchmove');
    await expect(field(page)).not.toBeFocused();
    await options(page).first().tap();
    await expect(title(page)).toHaveText(samplePage.title);
    await opener(page).tap();
    await close.tap();
    await expect(dialog(page)).toBeHidden();
  });
});
