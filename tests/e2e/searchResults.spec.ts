// cspell:ignore blakkkkjak
import {findViolations} from './axe';
import {expect, setMode, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';
import {dialog, field, openSearch, options, status} from './searchDialog';

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
    // Colours fade from one mode to the other.
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
