// cspell:ignore blakkkkjak
import {findViolations} from './axe';
import {expect, setMode, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';
import {dialog, field, openSearch, options, status} from './searchDialog';

test('empty: what is often needed; with words: by page, the best first, with the terms marked', async ({page}) => {
  await openSearch(page);
  const often = dialog(page).getByRole('group', {name: 'Often needed'}).getByRole('option');
  await expect(often).toHaveText([/Emergency release/, /Set up a session/, /First API request/]);
  await field(page).fill('requirement links');
  const groups = dialog(page).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName(/^Wiki › /);
  await expect(options(page).first().locator('mark').first()).toHaveText(/requirement/i);
  await expect(dialog(page).getByRole('group', {name: /^API/}).first()).toBeVisible();
  const names = await groups.evaluateAll((all) => all.map((group) => group.firstElementChild?.textContent));
  const pages = names.filter((name) => name?.includes(' › '));
  expect(new Set(pages).size).toBe(pages.length);
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
  await expect(status(page)).toHaveText('No match for “blakkkkjak”.');
  await expect(dialog(page).getByRole('group', {name: 'Look around'}).getByRole('option')).toHaveCount(5);
  await dialog(page).getByRole('group', {name: 'Nearest words'}).getByRole('option', {name: 'blackjack'}).click();
  await expect(field(page)).toHaveValue('blackjack');
  await expect(options(page).first()).toHaveAccessibleName(/^Blackjack/);
  await expect(field(page)).toBeFocused();
});

for (const mode of ['light', 'dark'] as const) {
  test(`has no accessibility violation: empty, full, without results, ${mode}`, async ({page}) => {
    // Without reduced motion, colours fade between modes.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openSearch(page);
    await setMode(page, mode);
    await expect(options(page)).toHaveCount(3);
    expect(await findViolations(page)).toEqual([]);
    await field(page).fill('emergency');
    await expect(status(page)).toHaveText(/results$/);
    await page.keyboard.press('ArrowDown');
    expect(await findViolations(page)).toEqual([]);
    await field(page).fill('qqqqqq');
    await expect(status(page)).toHaveText(/^No match/);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('what answers too little of the question is called loosely related', async ({page}) => {
  await openSearch(page);
  await field(page).fill('football results');
  await expect(status(page)).toHaveText(/^\d+ loosely related results?$/);
  await expect(dialog(page).getByRole('group')).toHaveCount(1);
  await expect(dialog(page).getByRole('group', {name: 'Loosely related'})).toBeVisible();
});

test('is as high as what it shows, up to a limit, and names its keys', async ({page}) => {
  await openSearch(page);
  await expect(options(page)).toHaveCount(3);
  const heightNow = async () => (await dialog(page).boundingBox())?.height ?? 0;
  const empty = await heightNow();
  await expect(dialog(page).getByText('Choose').last()).toBeInViewport();
  await field(page).fill('session');
  await expect(options(page)).toHaveCount(20);
  expect(await heightNow()).toBeGreaterThan(empty + 100);
  await expect(dialog(page).getByText('Choose').last()).toBeInViewport();
  const list = await dialog(page).getByRole('listbox').boundingBox();
  const box = await dialog(page).boundingBox();
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
});

test('moves nothing on the page', async ({page}) => {
  const shift = await watchLayoutShift(page);
  await openSearch(page);
  await field(page).fill('games');
  await expect(status(page)).toHaveText(/results$/);
  expect(await shift()).toEqual([]);
});
