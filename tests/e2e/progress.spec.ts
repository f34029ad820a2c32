// While the document of another page is awaited, on every page and device.
import {expect, phone, test} from './fixtures';

type Entry = {progress: number; since: number};

/** Writes down how far the bar is and how long after the press, on the page that is left. */
function watchBar(): void {
  let pressed = 0;
  const entries: Entry[] = [];
  document.addEventListener('click', () => (pressed = performance.now()), true);
  new MutationObserver(() => {
    const bar = document.getElementById('page-progress');
    const progress = Number(bar?.style.scale.split(' ')[0]);
    if (bar && entries.at(-1)?.progress !== progress) {
      entries.push({progress, since: performance.now() - pressed});
      sessionStorage.setItem('bar', JSON.stringify(entries));
    }
  }).observe(document, {subtree: true, childList: true, attributes: true});
}

test('a page that takes long has a bar, a second after the press, which grows by little steps', async ({page}) => {
  await page.addInitScript(watchBar);
  // A connection that saves data fetches nothing ahead, so the step is the first to ask.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await page.goto('/wiki/faq');
  await page.route('**/docs/api', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
  await expect(page).toHaveURL('/docs/api');
  const entries = JSON.parse((await page.evaluate(() => sessionStorage.getItem('bar'))) ?? '[]') as Entry[];
  expect(entries[0]?.progress).toBe(0.08);
  expect(entries[0]?.since).toBeGreaterThanOrEqual(1000);
  const steps = entries.slice(1).map(({progress}, index) => progress - (entries[index]?.progress ?? 0));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((step) => step < 0 || step > 0.02)).toEqual([]);
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
