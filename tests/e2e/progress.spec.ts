// While the document of another page is awaited, on every page and device.
import {expect, mainLink, phone, test} from './fixtures';

type Tell = Window & {tellBar?: (progress: number, since: number) => void};

/** Tells how far the bar is and how long after the press. No page that is left can be asked. */
function watchBar(): void {
  let pressed = 0;
  document.addEventListener('click', () => (pressed = performance.now()), true);
  new MutationObserver(() => {
    const bar = document.getElementById('page-progress');
    if (bar) {
      (window as Tell).tellBar?.(Number(bar.style.scale.split(' ')[0]), performance.now() - pressed);
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
  await page.addInitScript(watchBar);
  // A connection that saves data fetches nothing ahead, so the step is the first to ask.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await page.goto('/wiki/faq');
  await page.route('**/docs/api', (route) => {
    letGo = () => void route.continue();
  });
  await mainLink(page, 'API docs').click();
  await expect(page).toHaveURL('/docs/api');
  expect(told[0]?.progress).toBe(0.08);
  expect(told[0]?.since).toBeGreaterThanOrEqual(1000);
  expect(told.find(({progress}) => progress > 0.08)?.progress).toBeLessThanOrEqual(0.1);
  await expect(page.locator('#page-progress')).toHaveCount(0);
});

test('a page to which the reader comes back has no bar', async ({page}) => {
  await page.goto('/wiki/faq');
  // The step never ends, in a page that can still be asked.
  await page.evaluate(() => {
    navigation.addEventListener('navigate', (step) => {
      step.intercept({handler: () => new Promise(() => undefined)});
    });
  });
  await mainLink(page, 'API docs').click();
  await expect(page.locator('#page-progress')).toHaveCount(1);
  // A browser under control of a test keeps no page to come back to.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})));
  await expect(page.locator('#page-progress')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('nothing appears for a place on the page', async ({page}) => {
    await page.clock.install();
    await page.goto('/wiki/session/emergency');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('link', {name: 'You know the emergency password'}).first().click();
    await expect(page).toHaveURL(/#/);
    await page.clock.runFor(2000);
    await expect(page.locator('#page-progress')).toHaveCount(0);
  });
});
