// While the document of another page is awaited.
import type {Page} from '@playwright/test';
import {expect, phone, test} from './fixtures';

type Tell = Window & {tellBar?: (progress: number, since: number) => void};

const bar = (page: Page) => page.locator('#page-progress');
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: 'API docs'});

/** Tells how far the bar is and how long after the press, and stops the step if asked to. No page that is left can be asked. */
function watchBar({stops}: {stops: boolean}): void {
  let pressed = 0;
  document.addEventListener('click', () => (pressed = performance.now()), true);
  new MutationObserver(() => {
    const element = document.getElementById('page-progress');
    if (element?.checkVisibility()) {
      (window as Tell).tellBar?.(Number(element.style.scale.split(' ')[0]), performance.now() - pressed);
      if (stops) {
        window.stop();
      }
    }
  }).observe(document, {subtree: true, childList: true, attributes: true});
}

test('a page that takes long has a bar, a second after the press, which grows by little steps', async ({page}) => {
  let letGo: () => void = () => undefined;
  const told: {progress: number; since: number}[] = [];
  await page.exposeFunction('tellBar', (progress: number, since: number) => {
    told.push({progress, since});
    if (progress > 0.08) {
      letGo();
    }
  });
  await page.addInitScript(watchBar, {stops: false});
  await page.goto('/wiki/faq');
  await page.route('**/docs/api', (route) => {
    letGo = () => void route.continue();
  });
  // A whole press would ask for the page before the step does. With the second one, the browser gives up the first step.
  await link(page).evaluate((one: HTMLElement) => {
    one.click();
    one.click();
  });
  await expect(page).toHaveURL('/docs/api');
  expect(told[0]?.progress).toBe(0.08);
  expect(told[0]?.since).toBeGreaterThanOrEqual(1000);
  expect(told.map(({progress}) => progress)).toContain(0.1);
  await expect(bar(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a step that is given up has no bar any more', async ({page}) => {
    const isShown = new Promise<void>((resolve) => void page.exposeFunction('tellBar', resolve));
    await page.addInitScript(watchBar, {stops: true});
    await page.goto('/wiki/faq');
    // The page never comes, and the reader stops waiting for it.
    await page.route('**/docs/api', () => undefined);
    await link(page).dispatchEvent('click');
    await isShown;
    await expect(bar(page)).toBeHidden();
    await expect(page).toHaveURL('/wiki/faq');
  });
});

test('nothing appears for a place on the page, a file, or a page beside this one', async ({page}) => {
  await page.clock.install();
  await page.goto('/wiki/session/emergency');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('link', {name: 'You know the emergency password'}).first().click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole('link', {name: 'Save this page'}).click();
  const opened = page.context().waitForEvent('page', {timeout: 10_000});
  await link(page).click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL('/docs/api');
  await page.clock.runFor(2000);
  await expect(bar(page)).toBeHidden();
  await expect(page).toHaveURL(/emergency#/);
});

/** The step never ends, in a page that can still be asked. */
async function pressForEver(page: Page): Promise<void> {
  await page.goto('/wiki/faq');
  await page.evaluate(() => {
    navigation.addEventListener('navigate', (step) => {
      step.intercept({handler: () => new Promise(() => undefined)});
    });
  });
  await link(page).click();
}

test('a page to which the reader comes back has no bar', async ({page}) => {
  const edge = () => page.screenshot({clip: {x: 0, y: 0, width: 100, height: 2}});
  await pressForEver(page);
  await expect(bar(page)).toBeVisible();
  const withBar = await edge();
  // A browser under control of a test keeps no page to come back to.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await expect(bar(page)).toBeHidden();
  expect((await edge()).equals(withBar), 'the bar is not seen').toBe(false);
});

test('a page that does not come has a bar for a minute, or until Escape is pressed', async ({page}) => {
  await page.clock.install();
  await pressForEver(page);
  await page.clock.runFor(58_000);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(bar(page)).toBeHidden();
  await pressForEver(page);
  await page.clock.runFor(2000);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});
