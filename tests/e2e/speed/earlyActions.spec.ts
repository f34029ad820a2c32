import type {Page} from '@playwright/test';
import {delayScripts, parts} from '../delay';
import {expect, test} from '../fixtures';

/** A phone, on which scripts are deferred. */
test.use({effectiveType: '4g', hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

/** Reaches for a control that needs React, and waits until the chunks of the page are requested. */
async function reach(page: Page): Promise<void> {
  const asked = page.waitForRequest(parts);
  await page.getByRole('tab').first().dispatchEvent('pointerover');
  await asked;
}

test.describe('between the first script and React', () => {
  test('what needs no React is done once, and stays done', async ({page}) => {
    const letGo = await delayScripts(page, parts);
    await page.goto('/test-page');
    await reach(page);

    const details = page.locator('article details').first();
    await details.locator('summary').first().tap();
    await expect(details).toHaveAttribute('open', '');
    await page.getByRole('button', {name: 'Close', exact: true}).tap();
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await menu.getByRole('button', {name: /switch between dark and light/i}).tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(hydrated(page)).toHaveCount(0);

    await letGo();
    await expect(hydrated(page)).toHaveCount(1);
    await expect(menu).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menu.getByRole('button', {name: 'Close navigation bar'}).tap();
    await expect(details).toHaveAttribute('open', '');
    await expect(page.getByRole('region', {name: 'Announcement'})).toHaveCount(0);
  });

  test('a finger that is not lifted does not keep React away', async ({page}) => {
    const letGo = await delayScripts(page, parts);
    await page.goto('/test-page');
    await reach(page);
    await page.getByRole('heading', {level: 1}).dispatchEvent('pointerdown');
    await letGo();
    await expect(hydrated(page)).toHaveCount(1);
  });

  test('a tab shows its panel at once, and React keeps to it', async ({page}) => {
    const letGo = await delayScripts(page, parts);
    await page.goto('/docs/api/time/add');
    await reach(page);
    await page.getByRole('tab', {name: 'Python'}).tap();
    const panel = page.getByRole('tabpanel').filter({hasText: 'import'});
    await expect(panel).toBeVisible();
    await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-busy', 'true');
    await expect(hydrated(page)).toHaveCount(0);
    await letGo();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('tab', {selected: true})).toHaveText('Python');
    await expect(panel).toBeVisible();
    await expect(panel.locator('.token.keyword').first()).toBeVisible();
  });

  test('a tab that is made anew under the finger is still chosen', async ({page}) => {
    const letGo = await delayScripts(page, parts);
    await page.goto('/docs/api/time/add');
    await page.getByRole('tab', {name: 'Python'}).hover();
    await page.mouse.down();
    await letGo();
    await expect(hydrated(page)).toHaveCount(1);
    await page.mouse.up();
    await expect(page.getByRole('tab', {selected: true})).toHaveText('Python');
  });

  test('Ctrl+K opens one search', async ({page}) => {
    const letGo = await delayScripts(page, parts);
    await page.goto('/test-page');
    await reach(page);
    await page.keyboard.press('Control+k');
    await letGo();
    await expect(hydrated(page)).toHaveCount(1);
    await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(1);
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('a link leads to a document, without waiting for React', async ({page}) => {
    await delayScripts(page, parts);
    await page.goto('/test-page');
    await reach(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog'}).tap();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
    await expect(hydrated(page)).toHaveCount(0);
  });
});

test.describe('the page of a link', () => {
  const rules = (page: Page) => page.locator('script[type="speculationrules"]');

  test('may be fetched by the browser before the link is followed, until React is here', async ({page}) => {
    await page.goto('/test-page');
    expect(JSON.parse((await rules(page).textContent()) ?? '')).toMatchObject({
      prefetch: [{where: {and: [{href_matches: '/*'}, {}]}, eagerness: 'moderate'}],
    });
    await page.getByRole('tab', {selected: false}).first().tap();
    await expect(hydrated(page)).toHaveCount(1);
    await expect(rules(page)).toHaveCount(0);
  });
});
