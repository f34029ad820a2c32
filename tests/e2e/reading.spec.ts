import type {Page} from '@playwright/test';
import {readGlossary} from '../../src/features/glossary/entries';
import {expect, menuButton, numberOf, panel, phone, spaceAbove, test, title} from './fixtures';

const wayOut = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'Emergency release'});
const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

test.describe('on a phone', () => {
  test.use(phone);

  test('the home page shows what this is, how it works, the way out and the first way of its picture at once', async ({
    page,
  }) => {
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

  test('the emergency page asks for no font, shows all choices at once, and the first step of each one tap away', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') {
        fonts.push(request.url());
      }
    });
    await page.goto('/wiki/session/emergency');
    const choices = page.getByRole('navigation', {name: 'Your case'}).getByRole('link');
    await expect(choices).toHaveCount(6);
    await expect(page.getByText('If your health is in danger,')).toBeInViewport({ratio: 1});
    for (const choice of await choices.all()) {
      const {y = 0, height = 0} = (await choice.boundingBox()) ?? {};
      expect(y + height, 'the end of a case').toBeLessThanOrEqual(600);
      expect(height).toBeGreaterThanOrEqual(56);
    }
    expect(fonts).toEqual([]);
    for (const name of await choices.allTextContents()) {
      await page.goto('/wiki/session/emergency');
      await choices.getByText(name, {exact: true}).tap();
      const heading = page.getByRole('heading', {name, exact: true});
      await expect(page.locator(':target'), name).toHaveText(name);
      await expect(heading, name).toBeInViewport({ratio: 1});
      await expect(heading.locator('xpath=following::ol[1]/li[1]'), name).toBeInViewport({ratio: 1});
    }
  });

  test('a table whose rows are stacked says the column of each cell', async ({page}) => {
    await page.goto('/privacy');
    const shown = await page
      .locator('.site-labelled tr')
      .last()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    const columns = await page.locator('.site-labelled').last().locator('th').allTextContents();
    expect(shown.slice(1)).toEqual(columns.slice(1).map((column) => JSON.stringify(`${column}: `)));
  });

  test('the menu, the search and the way out are at the foot, and not in an emergency or beside a keyboard', async ({
    page,
  }) => {
    await page.goto('/docs/api/time/add');
    const search = page.getByRole('link', {name: 'Search', exact: true});
    for (const part of [menuButton(page), search, wayOut(page)]) {
      const {y = 0, height = 0} = (await part.boundingBox()) ?? {};
      expect(y + height).toBe(phone.viewport.height);
    }
    await page.evaluate(() => {
      window.scrollTo({top: document.body.scrollHeight, behavior: 'instant'});
    });
    const [end, foot] = [await page.getByText('Copyright').boundingBox(), await wayOut(page).boundingBox()];
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(foot?.y ?? 0);

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
      const moves = await page.locator('details > summary').evaluateAll((all) =>
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
});

test('a target is just below the navbar, and on a phone just below the top of the window', async ({page}) => {
  for (const size of [{width: 1280, height: 800}, phone.viewport]) {
    await page.setViewportSize(size);
    // A heading, a parameter of a call and a line of a table.
    for (const address of ['/wiki/faq#release-time', '/docs/api/time/add#parameter-value', '/contact#chat']) {
      await page.goto(address);
      await expect.poll(() => spaceAbove(page.locator(':target')), `${address}, ${size.width} px`).toBeCloseTo(16, -1);
    }
  }
  await page.goto('/wiki/faq#release-time');
  await expect(page.locator(':target'), 'the target shows itself').not.toHaveCSS('box-shadow', 'none');
});

test('a section opens for a link to an anchor inside, from without and on the page itself', async ({page}) => {
  const inside = page.getByRole('heading', {name: 'Offer Session'});
  for (const anchor of ['all-settings', 'offer-session']) {
    await page.goto(`/wiki/session/settings#${anchor}`);
    await expect(inside, anchor).toBeVisible();
  }
  await page.goto('/wiki/session/settings');
  await expect(inside).toBeHidden();
  await contents(page).getByRole('link', {name: 'All settings'}).click();
  await expect(page.getByRole('heading', {name: 'All settings'})).toBeInViewport();
  await expect(inside).toBeVisible();
});

test('tabs are chosen by press, arrows, Home and End, and hold their choice on other pages', async ({page}) => {
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(panel(page)).toContainText('urllib.request');
  for (const [key, name] of [
    ['ArrowRight', 'C#'],
    ['End', 'C++ (Arduino)'],
    ['ArrowRight', 'curl'],
    ['ArrowLeft', 'C++ (Arduino)'],
    ['Home', 'curl'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', {selected: true, name})).toBeFocused();
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.goto('/docs/api/links/sub');
  await expect(page.getByRole('tab', {selected: true, name: 'Python'})).toBeVisible();
  await expect(panel(page)).toContainText('/subrequirement');
});

test('a press on a word of the glossary opens its definition within the screen; the next one and Escape close it', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/wiki/session/end');
  const meaning = readGlossary().find(({id}) => id === 'requirement-link')?.definition ?? '';
  const word = page.getByRole('article').getByRole('button', {name: /^requirement links?$/});
  const definition = page.getByText(meaning);
  await expect(word).toHaveAccessibleDescription(meaning);
  await word.click();
  await expect(definition).toBeVisible();
  const {x = -1, width = 0} = (await definition.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  await word.click();
  await expect(definition).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await expect(word).toBeFocused();
});

test('a page is copied as Markdown', async ({page}) => {
  await page.goto('/wiki/faq');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Page copied.'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Frequently asked questions\n/);
});
