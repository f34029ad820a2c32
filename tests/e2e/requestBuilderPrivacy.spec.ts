import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {fill, good, key, path, summary} from './requestForm';
import {readStorage} from './storage';

// What is prefetched must not depend on the form either.
test.use({effectiveType: '4g'});

async function stored(page: Page): Promise<Record<string, string>> {
  return {...(await readStorage(page, 'localStorage')), ...(await readStorage(page, 'sessionStorage'))};
}

test('nothing is fetched for the form, and nothing stays when the reader leaves', async ({page}) => {
  await open(page, path);
  // The framework prefetches pages behind visible links; after that the page is quiet.
  await summary(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await stored(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await summary(page).click();
  const form = page.getByRole('group', {name: 'Request builder'});
  await fill(form, good);
  await form.getByRole('tab', {name: 'C#'}).click();
  await expect(form.getByText('System.Text.Json')).toBeVisible();
  expect(addresses).toEqual([]);
  expect(await page.content()).not.toContain(key);
  await expect(page).toHaveURL(path);

  // The event that precedes the back/forward cache.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})));
  await expect(form.getByRole('textbox', {name: 'apikey', exact: true})).toHaveValue('');

  await fill(form, good);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Wiki'}).click();
  await expect(page).toHaveURL('/wiki');
  await expect(summary(page)).toHaveCount(0);
  // The language of the samples applies to all pages, so it is kept.
  expect(await stored(page)).toEqual({...before, 'docusaurus.tab.language': 'csharp'});
  expect(await page.evaluate(() => JSON.stringify([history.state, document.cookie]))).not.toContain(key);
  expect(await page.content()).not.toContain(key);

  await page.goBack();
  await expect(page).toHaveURL(path);
  await page.reload();
  await summary(page).click();
  await expect(form.getByRole('textbox', {name: 'apikey', exact: true})).toHaveValue('');
});
