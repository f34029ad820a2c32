// Presses before hydration, case by case; `presses.spec.ts` tries every control.
import type {Page} from '@playwright/test';
import {holdScripts} from '../delay';
import {expect, hydrate, test} from '../fixtures';
import {readStorage} from '../storage';
import {listen} from './listen';

test.use({
  effectiveType: '4g',
  hasTouch: true,
  isMobile: true,
  viewport: {width: 1280, height: 900},
  expectedConsole: /ERR_FAILED|ChunkLoadError|Loading chunk/,
});

const alert = (page: Page) => page.getByRole('alert');

test('of several tabs the last counts, alone, and is what is stored', async ({page}) => {
  const done = await listen(page);
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  for (const name of ['JavaScript', 'Python', 'JavaScript']) {
    await page.getByRole('tab', {name}).tap();
  }
  await scripts.letGo();
  await hydrate(page);
  await expect(page.getByRole('tab', {selected: true})).toHaveText('JavaScript');
  await expect.poll(() => done).toEqual(['tab']);
  expect(Object.values(await readStorage(page, 'localStorage'))).toContain('javascript');
});

test('of several tabs the first can be chosen again', async ({page}) => {
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  const first = (await page.getByRole('tab', {selected: true}).textContent()) ?? '';
  await page.getByRole('tab', {name: 'Python'}).tap();
  await page.getByRole('tab', {name: first, exact: true}).tap();
  await scripts.letGo();
  await hydrate(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('tab', {selected: true})).toHaveText(first);
});

test('a press that waits too long has to be made again', async ({page}) => {
  const done = await listen(page);
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).tap();
  await page.waitForTimeout(5200);
  await scripts.letGo();
  await hydrate(page);
  await expect(alert(page)).toHaveText('The page is ready now. Press again: Python.');
  expect(done).toEqual([]);
  await page.getByRole('tab', {name: 'Python'}).tap();
  await expect(page.getByRole('tab', {selected: true})).toHaveText('Python');
  await expect(alert(page)).toHaveCount(0);
});

test('several presses that waited too long are all named, once scripts are here that took too long', async ({page}) => {
  await page.clock.install();
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).tap();
  await page.getByRole('button', {name: 'Build a request'}).tap();
  await page.clock.fastForward(9000);
  await expect(alert(page)).toHaveCount(0);
  await page.clock.fastForward(1000);
  await expect(alert(page)).toContainText('still loading');
  await expect(alert(page).getByRole('button', {name: 'Retry'})).toBeVisible();
  await scripts.letGo();
  await page.clock.resume();
  await hydrate(page);
  await expect(alert(page)).toHaveText('The page is ready now. Press again: Python, Build a request.');
});

test('scripts that the server never sends are asked for anew by "Retry"', async ({page}) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).tap();
  await page.clock.fastForward(10_000);
  const comesAnew = page.waitForEvent('load');
  await alert(page).getByRole('button', {name: 'Retry'}).tap();
  await comesAnew;
  await expect(alert(page)).toHaveCount(0);
});

test('a tab that was chosen while scripts had failed is named when "Retry" brings them', async ({page}) => {
  const scripts = await holdScripts(page, /assets\/js\/main/);
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).tap();
  await scripts.fail();
  await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
  await page.unrouteAll();
  await alert(page).getByRole('button', {name: 'Retry'}).tap();
  await expect(alert(page)).toHaveText('The page is ready now. Press again: Python.');
});

test('buttons that others put into the page answer as theirs', async ({page}) => {
  await holdScripts(page);
  await page.goto('/wiki/session');
  await page.evaluate(() => {
    for (const place of [document.body, document.querySelector('main')]) {
      const button = document.createElement('button');
      button.textContent = 'Foreign';
      button.style.cssText = 'position: relative; z-index: 999';
      button.onclick = () => {
        button.textContent = 'Answered';
      };
      place?.prepend(button);
    }
  });
  for (const button of await page.getByRole('button', {name: 'Foreign'}).elementHandles()) {
    await button.dispatchEvent('click');
  }
  await expect(page.getByRole('button', {name: 'Answered'})).toHaveCount(2);
});

test('nothing of a press is written into history or storage', async ({page}) => {
  const done = await listen(page);
  const scripts = await holdScripts(page);
  await page.goto('/privacy');
  await page.getByRole('button', {name: 'Clear my data'}).tap();
  await scripts.fail();
  await expect(alert(page)).toContainText('press it again');
  const comesAnew = page.waitForEvent('load');
  await alert(page).getByRole('button', {name: 'Retry'}).tap();
  await comesAnew;
  expect(
    await page.evaluate(() => ({state: history.state as unknown, stored: localStorage.length + sessionStorage.length})),
  ).toEqual({state: null, stored: 0});
  await page.unrouteAll();
  await hydrate(page);
  expect(done).toEqual([]);
});

test('a copy that the browser forbids says what else can be done', async ({page}) => {
  await holdScripts(page);
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')),
    });
  });
  await page.goto('/docs/api/time/add');
  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await copy.tap();
  await expect(alert(page)).toContainText('did not allow copying');
  expect(await page.evaluate(() => String(getSelection()))).toContain('https://');
});

test('a tab that has the focus keeps it when React makes it anew', async ({page}) => {
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  const tab = page.getByRole('tab', {selected: true});
  await tab.focus();
  await scripts.letGo();
  await hydrate(page);
  await expect(tab).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the right button of a mouse chooses no tab', async ({page}) => {
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  const chosen = await page.getByRole('tab', {selected: true}).textContent();
  await page.getByRole('tab', {name: 'C#'}).hover();
  await page.mouse.down({button: 'right'});
  await scripts.letGo();
  await hydrate(page);
  await page.mouse.up({button: 'right'});
  await expect(page.getByRole('tab', {selected: true})).toHaveText(chosen ?? '');
});

test('a word about a press leaves what the page offers to try again', async ({page}) => {
  const scripts = await holdScripts(page);
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')),
    });
  });
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).tap();
  await scripts.fail();
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().tap();
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toContainText('did not allow copying');
  await page.getByRole('heading', {level: 1}).tap();
  await expect(alert(page)).not.toContainText('did not allow copying');
  await expect(alert(page).getByRole('button', {name: 'Retry'})).toBeVisible();
});

test('what could not be loaded is not told any more once it is there', async ({page}) => {
  const scripts = await holdScripts(page);
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).tap();
  await scripts.fail();
  await expect(alert(page)).toContainText('press it again');
  await scripts.letGo();
  await page.getByRole('tab', {name: 'JavaScript'}).tap();
  await expect(page.getByRole('tab', {name: 'JavaScript'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
});

test('an address that calls the page hydrated keeps no press from its effect', async ({page}) => {
  await holdScripts(page);
  await page.goto('/wiki?docusaurus-data-has-hydrated=true');
  await page
    .getByRole('button', {name: /switch between dark and light mode/i})
    .first()
    .tap();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('with an element of an extension in the page', () => {
  test.use({expectedConsole: /onRecoverableError/});

  test('what was typed and opened before React builds the page again is kept', async ({page}) => {
    const scripts = await holdScripts(page);
    await page.goto('/docs/api/info');
    await page.getByRole('main').evaluate((main) => {
      main.prepend(document.createElement('div'));
    });
    const details = page.locator('article details').first();
    await details.locator('summary').first().tap();
    const filter = page.getByRole('textbox', {name: 'Filter the fields'});
    await filter.fill('time');
    await scripts.letGo();
    await hydrate(page);
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({hasText: /of \d+ fields/}),
    ).toBeVisible();
    await expect(filter).toHaveValue('time');
    await expect(filter).toBeFocused();
    await expect(details).toHaveAttribute('open', '');
  });
});
