import type {Page} from '@playwright/test';
import {expect, menuButton, numberOf, phone, test, title} from './fixtures';

const wayOut = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Emergency release'});

test.use(phone);

test('home shows what this is, how it works, the way out and the first way of its picture at once', async ({page}) => {
  await page.goto('/');
  await expect(title(page)).toBeInViewport({ratio: 1});
  await expect(page.getByRole('link', {name: 'How a session works'})).toBeInViewport({ratio: 1});
  await expect(wayOut(page)).toBeInViewport({ratio: 1});
  const firstWay = page.getByRole('img', {name: 'Ways out: Emergency password if you set one'}).locator('li').first();
  await expect(firstWay).toBeInViewport({ratio: 1});
  const {y = 0, height = 0} = (await firstWay.boundingBox()) ?? {};
  const foot = await wayOut(page).boundingBox();
  expect(y + height, 'above the bar at the foot').toBeLessThanOrEqual(foot?.y ?? 0);
});

test('the emergency page asks for no font, and shows all choices, each first step one tap away', async ({page}) => {
  await page.goto('/wiki/session/emergency');
  const choices = page.getByRole('navigation', {name: 'Your case'}).getByRole('link');
  await expect(choices).toHaveCount(6);
  await expect(page.getByText('If your health is in danger,')).toBeInViewport({ratio: 1});
  for (const choice of await choices.all()) {
    const {y = 0, height = 0} = (await choice.boundingBox()) ?? {};
    expect(y + height, 'a case in the first window of a small phone: src/css/emergency.css').toBeLessThanOrEqual(600);
    expect(height).toBeGreaterThanOrEqual(56);
  }
  const fonts = await page.evaluate(() => [...document.fonts].filter(({status}) => status !== 'unloaded').length);
  expect(fonts, 'fonts that were asked for').toBe(0);
  for (const name of await choices.allTextContents()) {
    await page.goto('/wiki/session/emergency');
    await choices.getByText(name, {exact: true}).tap();
    const heading = page.getByRole('heading', {name, exact: true});
    await expect(page.locator(':target'), name).toHaveText(name);
    await expect(heading, name).toBeInViewport({ratio: 1});
    await expect(heading.locator('xpath=following::ol[1]/li[1]'), name).toBeInViewport({ratio: 1});
  }
});

test('menu, search and the way out are at the foot, and not in an emergency or beside a keyboard', async ({page}) => {
  await page.goto('/docs/api/time/add');
  const search = page.getByRole('link', {name: 'Search', exact: true});
  for (const part of [menuButton(page), search, wayOut(page)]) {
    const {y = 0, height = 0} = (await part.boundingBox()) ?? {};
    expect(y + height).toBe(phone.viewport.height);
  }
  const lastLine = page.getByRole('contentinfo').locator('small');
  await lastLine.evaluate((line) => {
    line.scrollIntoView();
  });
  const {y = 0, height = 0} = (await lastLine.boundingBox()) ?? {};
  expect(y + height, 'the end of the page is above the bar').toBeLessThan((await wayOut(page).boundingBox())?.y ?? 0);
  await numberOf(page, 'value', 'days').focus();
  await expect(wayOut(page)).toBeHidden();

  await page.goto('/wiki/session/emergency');
  await expect(wayOut(page)).toBeHidden();
  expect((await menuButton(page).boundingBox())?.y).toBeLessThan(100);
});

test('contents, groups of the menu and sections move, and none with reduced motion', async ({page}) => {
  for (const [motion, movements] of [
    ['no-preference', '1'],
    ['reduce', '0'],
  ] as const) {
    await page.emulateMedia({reducedMotion: motion});
    await page.goto('/wiki/session/feed');
    const moves = await page.locator('details:not(.dropdown) > summary').evaluateAll((all) =>
      all.map((one) => {
        (one as HTMLElement).click();
        return `${one.textContent}: ${one.parentElement?.getAnimations().length}`;
      }),
    );
    expect(
      moves.filter((move) => !move.endsWith(`: ${movements}`)),
      `not ${movements} movement with ${motion}`,
    ).toEqual([]);
  }
});
