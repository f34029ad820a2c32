// cspell:disable: readers mistype.
import type {Page} from '@playwright/test';
import {hostileQueries} from '../support/hostileQueries';
import {findViolations} from './axe';
import {expect, open, setMode, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';

const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

const opener = (page: Page) => page.getByRole('button', {name: 'Search'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => page.getByRole('combobox', {name: 'Search this documentation'});
const options = (page: Page) => dialog(page).getByRole('option');
const status = (page: Page) => dialog(page).getByRole('status');

async function openSearch(page: Page, path = '/wiki/session'): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

/** The option that the field names as active. */
async function activeName(page: Page): Promise<string> {
  const id = await field(page).getAttribute('aria-activedescendant');
  return id === null ? '' : ((await page.locator(`[id="${id}"] > span:first-child`).textContent()) ?? '');
}

test.describe('search by keyboard', () => {
  test('opens by Ctrl+K, moves through the results, says how many there are, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/wiki/faq');
    const before = page.getByRole('contentinfo').getByRole('link', {name: 'Blog'});
    await before.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('emergancy pasword');
    await expect(options(page).first()).toHaveAccessibleName(/emergency password/i);
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const names = await options(page).locator('span:first-child').allTextContents();

    await page.keyboard.press('ArrowDown');
    expect(await activeName(page)).toBe(names[0]);
    await page.keyboard.press('ArrowDown');
    expect(await activeName(page)).toBe(names[1]);
    await expect(dialog(page).getByRole('option', {selected: true})).toHaveCount(1);
    await page.keyboard.press('End');
    expect(await activeName(page)).toBe(names.at(-1));
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    expect(await activeName(page)).toBe(names[0]);
    await page.keyboard.press('ArrowUp');
    expect(await activeName(page)).toBe(names.at(-1));
    await page.keyboard.press('Home');
    expect(await activeName(page)).toBe(names[0]);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(before).toBeFocused();
  });

  test('Enter goes to the first result, also while it is still to come', async ({page}) => {
    await page.goto('/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('SessionHasNoHolder');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/api#error-sessionhasnoholder');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#error-sessionhasnoholder')).toBeInViewport();
  });

  test('keeps the focus inside', async ({page}) => {
    await openSearch(page);
    await expect(options(page)).toHaveCount(3);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const {activeElement} = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
  });

  test('with React here, a result is followed without loading the page anew', async ({page}) => {
    await open(page, '/wiki/session');
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bingo');
    await expect(options(page).first()).toHaveAccessibleName(/^Bingo/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/wiki/games/bingo');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Bingo');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('bingo');
  });
});

test.describe('search by touch', () => {
  test.use(phone);

  test('has targets that a finger meets, and leads to a section', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    const {width = 0, height = 0} = (await opener(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await opener(page).tap();
    await field(page).fill('hygeine');
    await expect(options(page).first()).toHaveAccessibleName(/hygiene/i);
    for (const target of [...(await options(page).all()), dialog(page).getByRole('button', {name: 'Close'})]) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await options(page).first().tap();
    await expect(page).toHaveURL(/hygiene/);
  });

  test('closes by its button', async ({page}) => {
    await openSearch(page);
    await dialog(page).getByRole('button', {name: 'Close'}).tap();
    await expect(dialog(page)).toBeHidden();
  });

  test('on a narrow phone nothing stands out', async ({page}) => {
    await page.setViewportSize({width: 320, height: 600});
    await openSearch(page);
    await field(page).fill('verificiationvisible minimumholderscore');
    await expect(options(page).first()).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    const list = dialog(page).getByRole('listbox');
    expect(await list.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  });
});

test.describe('what the search shows', () => {
  test('empty: what is often needed; with words: the best, then by area, with the terms marked', async ({page}) => {
    await openSearch(page);
    const often = dialog(page).getByRole('group', {name: 'Often needed'}).getByRole('option');
    await expect(often).toHaveText([/Emergency release/, /Set up a session/, /First API request/]);
    await field(page).fill('requirement links');
    const best = dialog(page).getByRole('group', {name: 'Best matches'});
    await expect(best.getByRole('option')).toHaveCount(3);
    await expect(best.locator('mark').first()).toHaveText(/requirement/i);
    await expect(dialog(page).getByRole('group', {name: 'API', exact: true})).toBeVisible();
    await expect(dialog(page).getByRole('group', {name: 'Wiki', exact: true})).toContainText('Wiki › ');
    await field(page).fill('');
    await expect(often).toHaveCount(3);
  });

  test('the words of what opened it', async ({page}) => {
    await page.goto('/');
    await page.evaluate(() => {
      const entry = document.body.appendChild(document.createElement('button'));
      entry.textContent = 'About games';
      entry.dataset.search = 'blackjack';
    });
    await page.getByRole('button', {name: 'About games'}).click();
    await expect(field(page)).toHaveValue('blackjack');
    await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
  });

  test('without results: near words that can be chosen, and the areas', async ({page}) => {
    await openSearch(page);
    await field(page).fill('blakkkkjak');
    await expect(status(page)).toHaveText('Nothing found for “blakkkkjak”.');
    await expect(dialog(page).getByRole('group', {name: 'Look around'}).getByRole('option')).toHaveCount(5);
    await dialog(page).getByRole('group', {name: 'Did you mean'}).getByRole('option', {name: 'blackjack'}).click();
    await expect(field(page)).toHaveValue('blackjack');
    await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
    await expect(field(page)).toBeFocused();
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`has no accessibility violation: empty, full, without results, ${mode}`, async ({page}) => {
      await openSearch(page);
      await setMode(page, mode);
      await expect(options(page)).toHaveCount(3);
      expect(await findViolations(page)).toEqual([]);
      await field(page).fill('emergency');
      await expect(status(page)).toHaveText(/results$/);
      await page.keyboard.press('ArrowDown');
      expect(await findViolations(page)).toEqual([]);
      await field(page).fill('qqqqqq');
      await expect(status(page)).toHaveText(/^Nothing found/);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test('moves nothing on the page', async ({page}) => {
    const shift = await watchLayoutShift(page);
    await openSearch(page);
    await field(page).fill('games');
    await expect(status(page)).toHaveText(/results$/);
    expect(await shift()).toEqual([]);
  });
});

test.describe('what the search loads and keeps', () => {
  test('nothing before it opens, four files then, and no question leaves the page or stays', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname + new URL(request.url()).search));
    await open(page, '/wiki/session');
    expect(requests.filter((path) => path.includes('search'))).toEqual([]);
    await opener(page).click();
    await field(page).fill('secret question');
    await expect(status(page)).toHaveText(/results$|^Nothing/);
    const loaded = requests.filter((path) => path.includes('/assets/search/'));
    expect(loaded.map((path) => path.replace(/\.[0-9a-f]{8}\./, '.#.')).sort()).toEqual([
      '/assets/search/search.css',
      '/assets/search/search.js',
      '/assets/search/sections.#.json',
      '/assets/search/worker.#.js',
    ]);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    );
    expect(`${page.url()} ${requests.join(' ')} ${kept} ${await page.title()}`).not.toMatch(/secret/);
  });

  test('works offline from then on', async ({page, context}) => {
    await open(page, '/wiki/session');
    await opener(page).click();
    await field(page).fill('emergency');
    await expect(options(page).first()).toHaveAccessibleName(/Emergency release/);
    await context.setOffline(true);
    await field(page).fill('blackjack');
    await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
  });

  test.describe('when it cannot be loaded', () => {
    test.use({expectedConsole: /ERR_FAILED|ERR_INTERNET/});

    for (const part of ['search.js', 'sections.*.json', 'worker.*.js']) {
      test(`says so for ${part}, keeps what was typed, and tries again`, async ({page}) => {
        await page.route(`**/assets/search/${part}`, (route) => route.abort());
        await page.goto('/wiki/session');
        await opener(page).click();
        const input = dialog(page).locator('input');
        await input.fill('blackjack');
        const fault = dialog(page).getByRole('alert');
        await expect(fault).toContainText('could not be loaded');
        await page.unroute(`**/assets/search/${part}`);
        await fault.getByRole('button', {name: 'Retry'}).click();
        await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
        await expect(fault.filter({hasText: 'could not'})).toHaveCount(0);
        await expect(input).toHaveValue('blackjack');
      });
    }
  });

  test('300 hostile questions run nothing and hold up nothing', async ({page}) => {
    await openSearch(page);
    await expect(options(page)).toHaveCount(3);
    await field(page).evaluate((input, queries) => {
      for (const query of queries) {
        (input as HTMLInputElement).value = query;
        input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      }
    }, hostileQueries);
    await field(page).fill('<img src=x onerror=globalThis.hacked=true> emergency');
    await expect(options(page).first()).toHaveAccessibleName(/emergency/i);
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
    expect(await dialog(page).locator('img, script:not([src]), iframe').count()).toBe(0);
    await field(page).fill('blackjack');
    await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
  });
});

test('without JavaScript the search leads to the list of all pages', async ({browser, baseURL}) => {
  for (const viewport of [{width: 1280, height: 800}, phone.viewport]) {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL, viewport});
    const page = await context.newPage();
    await page.goto('/wiki/faq');
    await expect(opener(page)).toBeHidden();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'}).click();
    await expect(page).toHaveURL('/all-pages');
    await context.close();
  }
});
