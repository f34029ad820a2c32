import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const index = '/changelog/emlalock';

function entriesOf(page: Page, month: string) {
  const section = page.locator('section').filter({has: page.getByRole('heading', {level: 3, name: month})});
  return section.getByRole('link');
}

test.describe('changelog', () => {
  test('lists its entries by month, newest first, on a narrow phone too', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, index);
    const months = page.getByRole('article').getByRole('heading', {level: 3});
    await expect(months.first()).toContainText('October 2025');
    await expect(months.last()).toContainText('February 2018');
    await expect(entriesOf(page, 'October 2025')).toHaveText(['26 October 2025', '7 October 2025']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await entriesOf(page, 'January 2023').click();
    await expect(page).toHaveURL(`${index}/2023-01-14`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('14 January 2023');
  });

  test('is complete without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(index);
    await expect(entriesOf(page, 'February 2018')).toHaveText('27 February 2018');
    await context.close();
  });

  test('lists the entries of a tag, newest first', async ({page}) => {
    await open(page, `${index}/tags/feed`);
    const entries = page.getByRole('main').getByRole('link', {name: /20\d\d$/});
    await expect(entries.first()).toContainText('26 October 2025');
    await expect(entries.last()).toContainText('9 July 2020');
  });
});
