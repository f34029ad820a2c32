import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const index = '/changelog/emlalock';

function year(page: Page, name: string) {
  return page.getByRole('region', {name, exact: true});
}

async function expectTimelineToBeRead(page: Page): Promise<void> {
  const rows = page.getByRole('figure').getByRole('listitem');
  await expect(rows).toHaveText(['2025 5 entries', '2024 nothing known', ...Array<RegExp>(6).fill(/^20(?:18|19|2\d)/)]);
  const items = year(page, '2021').locator('ol > li');
  await expect(items).toHaveText([
    /^1 December 2021/,
    /^Run from 8 April 2021 to 1 December 2021: .* missing\.$/,
    /^Seen on 28 August 2021: .* See The EmlaLock API\.$/,
    /^8 April 2021/,
    /^Seen on 23 January 2021/,
  ]);
}

test.describe('timeline', () => {
  test('fits a narrow phone, and its years lead to their lists by keyboard', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, index);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectTimelineToBeRead(page);
    await page.getByRole('figure').getByRole('link', {name: '2022'}).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${index}#2022`);
    await expect(year(page, '2022').getByRole('heading', {level: 3})).toBeInViewport();
    await expect(year(page, '2022').getByRole('link', {name: '29 October 2022'})).toBeVisible();
  });

  test('comes first, with the newest two years open and the others folded until they are wanted', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, index);
    await expect(page.locator('article h2').first()).toHaveText('Timeline');
    for (const name of ['2025', '2023']) {
      await expect(year(page, name).getByRole('link').first()).toBeVisible();
    }
    const folded = year(page, '2022');
    await expect(folded.getByRole('listitem').first()).toBeHidden();
    await expect(folded.locator('summary')).toHaveText(/^2022 2 entries, \d+ observations$/);
    await folded.locator('summary').press('Enter');
    await expect(folded.getByRole('link', {name: '29 October 2022'})).toBeVisible();
    await expect(folded.getByText('Present by 23 December 2022')).toHaveCount(1);
  });

  test('draws entries, runs and observations where the year has them', async ({page}) => {
    await open(page, index);
    const row = page.getByRole('figure').getByRole('listitem').filter({hasText: '2018'});
    const places = (shape: string, attribute: string) =>
      row.locator(`svg ${shape}`).evaluateAll((all, name) => all.map((one) => one.getAttribute(name)), attribute);
    expect(await places('line', 'x1')).toEqual(['15.6%']);
    expect(await places('line', 'x2')).toEqual(['62.5%']);
    expect(await places('circle', 'cx')).toEqual(['16.2%', '42.2%', '62.5%', '15.6%']);
  });

  test('is complete without JavaScript and in print', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(index);
    await expectTimelineToBeRead(page);
    await page.emulateMedia({media: 'print'});
    await expectTimelineToBeRead(page);
    await context.close();
  });
});

test.describe('changelog entry', () => {
  test('the newest is next to the list of all, and says so', async ({page}) => {
    const pager = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
    await open(page, index);
    await expect(pager).toHaveText(['Newest26 October 2025']);
    await open(page, `${index}/2025-10-26`);
    await expect(pager).toHaveText(['All entriesEmlaLock changelog', 'Older7 October 2025']);
    await open(page, `${index}/v1`);
    await expect(pager).toHaveText(['Newer27 February 2018']);
  });

  test('says what is missing, what was observed, where to read on and how to send the notes', async ({page}) => {
    await open(page, `${index}/2023-02-06`);
    const article = page.getByRole('article');
    await expect(article).toContainText('its notes are missing');
    await expect(article.getByText('Present by 6 February 2023')).toBeVisible();
    await expect(article.getByRole('link', {name: 'Verification'}).first()).toHaveAttribute(
      'href',
      '/wiki/navigation/wearer/verificate',
    );
    await expect(article.getByText('Do you have the notes?')).toContainText('changelog/emlalock/2023-02-06.mdx');
    await expect(page.locator('.theme-doc-toc-desktop')).toContainText('Observed around this time');
  });

  test('is followed by the older one, and its tags list the entries of a kind or an area', async ({page}) => {
    await open(page, `${index}/2023-01-14`);
    const pager = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(pager.getByRole('link')).toHaveText(['Newer6 February 2023', 'Older29 October 2022']);
    await page.getByRole('article').getByRole('link', {name: 'Session feed'}).last().click();
    await expect(page).toHaveURL(`${index}/tags/feed`);
    await expect(page.getByRole('main').getByRole('link', {name: /^Entry of/})).toHaveText([
      'Entry of 26 October 2025',
      'Entry of 14 January 2023',
      'Entry of 9 July 2020',
    ]);
  });
});
