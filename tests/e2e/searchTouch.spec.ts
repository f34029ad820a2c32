// cspell:ignore hygeine verificiationvisible minimumholderscore
import {expect, test} from './fixtures';
import {dialog, field, opener, openSearch, options, phone} from './searchDialog';

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

test('scrolling the results puts the keyboard away, and the last can be moved above it', async ({page}) => {
  await openSearch(page);
  await field(page).fill('session');
  const list = dialog(page).getByRole('listbox');
  await expect(options(page)).toHaveCount(20);
  await list.dispatchEvent('touchmove');
  await expect(field(page)).not.toBeFocused();
  await list.evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
  });
  const lowest = await options(page).last().boundingBox();
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(phone.viewport.height * 0.6);
});

test.describe('held sideways', () => {
  test.use({viewport: {width: 844, height: 390}});

  test('the dialog fills the screen', async ({page}) => {
    await openSearch(page);
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject({y: 0, height: 390});
  });
});
