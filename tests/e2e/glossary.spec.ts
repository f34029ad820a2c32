import type {Page} from '@playwright/test';
import {readGlossary} from '../../src/features/glossary/entries';
import {findViolations} from './axe';
import {expect, open, test} from './fixtures';

const page = '/wiki/session/end';
const meaning = readGlossary().find(({id}) => id === 'requirement-link')?.definition ?? '';

function word(on: Page) {
  return on.getByRole('article').getByRole('button', {name: 'requirement link', exact: true});
}

function entry(on: Page) {
  return on.getByRole('link', {name: 'Glossary: requirement link'});
}

function definition(on: Page) {
  return on.getByText(meaning);
}

test.describe('glossary', () => {
  test('a press opens the definition, the next one and Escape close it', async ({page: tab}) => {
    await open(tab, page);
    await expect(definition(tab)).toBeHidden();
    await expect(word(tab)).toHaveAccessibleDescription(meaning);
    await word(tab).hover();
    await expect(definition(tab)).toBeHidden();
    await word(tab).click();
    await expect(definition(tab)).toBeVisible();
    expect(await findViolations(tab)).toEqual([]);
    await word(tab).click();
    await expect(definition(tab)).toBeHidden();
    await tab.keyboard.press('Enter');
    await expect(definition(tab)).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(definition(tab)).toBeHidden();
    await expect(word(tab)).toBeFocused();
    await expect(tab).toHaveURL(page);
  });

  test('what a word shows leads to its place in the glossary, also by keyboard', async ({page: tab}) => {
    await open(tab, page);
    await word(tab).press('Enter');
    await tab.keyboard.press('Tab');
    await expect(entry(tab)).toBeFocused();
    await tab.keyboard.press('Enter');
    await expect(tab).toHaveURL('/glossary#requirement-link');
    await expect(tab.locator('#requirement-link')).toBeInViewport();
  });

  test('no numbered step of the emergency page holds a word that opens something', async ({page: tab}) => {
    await tab.goto('/wiki/session/emergency');
    await expect(tab.locator('article ol > li').first()).toBeAttached();
    await expect(tab.locator('article ol button')).toHaveCount(0);
  });

  test('each word is explained at most once on a page', async ({page: tab}) => {
    await open(tab, page);
    const targets = await tab
      .locator('article a[href^="/glossary#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(3);
    expect(new Set(targets).size).toBe(targets.length);
  });

  test('works without JavaScript, and is plain on paper', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const tab = await context.newPage();
    await tab.goto(page);
    await expect(definition(tab)).toBeHidden();
    await tab.emulateMedia({media: 'print'});
    await expect(word(tab)).toHaveCSS('text-decoration-line', 'none');
    await expect(definition(tab)).toBeHidden();
    await tab.emulateMedia({media: 'screen'});
    await word(tab).click();
    await expect(definition(tab)).toBeVisible();
    await entry(tab).click();
    await expect(tab).toHaveURL('/glossary#requirement-link');
    await context.close();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

    test('a tap explains within the screen, before the page is hydrated too, and a link leads on', async ({
      page: tab,
    }) => {
      await tab.goto(page);
      await word(tab).tap();
      await expect(definition(tab)).toBeVisible();
      await expect(tab).toHaveURL(page);
      const box = await definition(tab).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      await word(tab).tap();
      await expect(definition(tab)).toBeHidden();
      await expect(tab).toHaveURL(page);
      await word(tab).tap();
      await entry(tab).tap();
      await expect(tab).toHaveURL('/glossary#requirement-link');
    });
  });
});
