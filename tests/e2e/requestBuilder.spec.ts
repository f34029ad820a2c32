import {findViolations} from './axe';
import {expect, open, setMode, test} from './fixtures';
import {fill, good, key, openForm, path, summary} from './requestForm';

const start = 'https://api.emlalock.com/subrandom?userid=abc123def456ghi';

test('a request is built, masked, shown and copied by keyboard alone', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('group', {name: 'Request builder'});
  await expect(form).toBeVisible();

  for (const [name, value] of Object.entries(good)) {
    await page.keyboard.press('Tab');
    await expect(form.getByRole('textbox', {name, exact: true})).toBeFocused();
    await page.keyboard.type(value);
    // There is nothing to submit, so the page stays.
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('a & b');
  await expect(form.getByText('The request is ready.')).toBeVisible();
  const rest = '&from=60&to=H1&links=3&text=a%20%26%20b';
  await expect(form.getByText(`${start}&apikey=••••••••&holderapikey=••••••••${rest}`, {exact: true})).toBeVisible();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form.getByText(`${start}&apikey=k3yexample0&holderapikey=${key}${rest}`, {exact: true})).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Copied, keys included.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${start}&apikey=k3yexample0&holderapikey=${key}${rest}`,
  );

  await page.keyboard.press('Tab');
  await expect(form.getByRole('tab', {name: 'curl'})).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('tab', {name: 'Python', selected: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`import urllib.request[^]*holderapikey=${key}`));

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Forgotten. The fields are empty.')).toBeVisible();
  await expect(form.getByRole('textbox', {name: 'apikey', exact: true})).toHaveValue('');
  await expect(page).toHaveURL(path);
});

test('has no accessibility violation, empty, with errors or ready, in both modes and on a phone', async ({page}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce'});
  const form = await openForm(page);
  const states: Record<string, Record<string, string>> = {
    empty: {},
    'with errors and hints': {...good, userid: 'ABC', apikey: 'a b', from: 'h1', links: 'x'},
    ready: {...good, from: 'H2'},
  };
  for (const [name, values] of Object.entries(states)) {
    await fill(form, values);
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 900});
      for (const mode of ['light', 'dark'] as const) {
        await setMode(page, mode);
        expect(await findViolations(page), `${name}, ${width} px, ${mode}`).toEqual([]);
      }
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name}: what sticks out sideways`).toBeLessThanOrEqual(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows a sentence instead of dead fields', async ({page}) => {
    await page.goto(path);
    await summary(page).click();
    await expect(page.getByText('The form needs JavaScript, which is off.')).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'userid'})).toBeHidden();
  });
});
