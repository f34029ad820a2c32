import type {Page} from '@playwright/test';
import {announcement} from '../../src/site/announcement';
import {expect, open, test} from './fixtures';
import {watchLayoutShift} from './layoutShift';
import {blockStorage, changeStored, readStorage} from './storage';

const keys = {dismissed: 'docusaurus.announcement.dismiss', id: 'docusaurus.announcement.id'};

function bar(page: Page) {
  return page.getByRole('region', {name: 'Announcement'});
}

async function close(page: Page): Promise<void> {
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
}

test.describe('announcement bar', () => {
  test('is shown with its text and link, and stores its id', async ({page}) => {
    await page.goto('/wiki');
    await expect(bar(page)).toContainText(announcement.text);
    await expect(bar(page).getByRole('link', {name: announcement.link.label})).toHaveAttribute(
      'href',
      announcement.link.to,
    );
    expect(await readStorage(page, 'localStorage')).toMatchObject({
      [keys.id]: announcement.id,
      [keys.dismissed]: 'false',
    });
  });

  test('stays closed over reload and navigation', async ({page}) => {
    const shift = await watchLayoutShift(page);
    await open(page, '/wiki');
    await close(page);
    expect(await readStorage(page, 'localStorage')).toMatchObject({[keys.dismissed]: 'true'});
    await open(page, '/wiki/faq');
    await expect(bar(page)).toBeHidden();
    expect(await shift()).toEqual([]);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
    await expect(page).toHaveURL('/docs/api');
    await expect(bar(page)).toBeHidden();
  });

  test('shows again with a new id, before the first paint, and resets the flag', async ({page}) => {
    const shift = await watchLayoutShift(page);
    await page.goto('/wiki');
    await close(page);
    await changeStored(page, keys.id, 'an-older-one');
    await page.goto('/wiki');
    await expect(bar(page)).toBeVisible();
    expect(await shift()).toEqual([]);
    expect(await readStorage(page, 'localStorage')).toMatchObject({
      [keys.id]: announcement.id,
      [keys.dismissed]: 'false',
    });
  });

  test('moves nothing while it is shown', async ({page}) => {
    const shift = await watchLayoutShift(page);
    await page.goto('/wiki');
    await expect(bar(page)).toBeVisible();
    expect(await shift()).toEqual([]);
  });

  test.describe('with storage forbidden', () => {
    test.use({expectedConsole: /browser storage is not available/});

    test('shows, closes for the page, warns once and breaks nothing', async ({page}) => {
      const warnings: string[] = [];
      page.on('console', (message) => warnings.push(message.text()));
      const shift = await watchLayoutShift(page);
      await blockStorage(page);
      await open(page, '/wiki');
      expect(await shift()).toEqual([]);
      await close(page);
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
      await expect(page).toHaveURL('/docs/api');
      await expect(bar(page)).toBeHidden();
      expect(warnings).toHaveLength(1);
      await open(page, '/wiki');
      await expect(bar(page)).toBeVisible();
    });
  });
});
