// Inside another application the address stays as it is.
import {expect, mainLink, sidebarLink, test, title, visit} from '../e2e/fixtures';

type Framed = Window & {siteHistory?: {goBack: () => void; location: {key: string}}};

test('steps change the page, its title and its scroll, but neither the address nor the document', async ({page}) => {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const steps: [name: string, act: () => Promise<void>, heading: string][] = [
    ['sidebar', () => sidebarLink(page, 'Tabs').click(), 'Tabs'],
    [
      'search',
      async () => {
        await page.keyboard.press('Control+k');
        await dialog.getByRole('textbox').fill('child');
        await expect(dialog.getByRole('link').first()).toHaveAccessibleName(/child/i);
        await page.keyboard.press('Enter');
      },
      'Child of a folder',
    ],
    ['navbar', () => mainLink(page, 'Changelog').click(), 'Small changelog'],
    ['footer', () => page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}).click(), 'All pages'],
  ];
  const loads: string[] = [];
  const place = () => page.evaluate(() => [location.href, history.length]);
  await visit(page, '/wiki/parts');
  page.on('load', () => loads.push(page.url()));
  const before = await place();
  for (const [name, act, heading] of steps) {
    await act();
    await expect(title(page), name).toHaveText(heading);
    await expect(page, name).toHaveTitle(new RegExp(heading));
    await expect.poll(() => page.evaluate(() => window.scrollY), name).toBe(0);
    expect(await place(), name).toEqual(before);
  }
  await page.evaluate(() => (window as Framed).siteHistory?.goBack());
  await expect(title(page)).toHaveText('Small changelog');
  expect(await page.evaluate(() => (window as Framed).siteHistory?.location.key)).toMatch(/^\w{6}$/);
  expect(await place()).toEqual(before);
  expect(loads).toEqual([]);
});

test.describe('what fails', () => {
  test.use({expectedConsole: /ERR_FAILED|Loading chunk|status of 404/});

  test('is the code of the next page: it says so in its place, and "Retry" loads it with all its parts', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.route('**/assets/js/**', (route) => route.abort());
    await mainLink(page, 'API docs').click();
    await expect(page.getByRole('alert')).toContainText('This page did not load');
    await expect(page).toHaveTitle('This page did not load');
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(title(page)).toHaveText('Small reference');
    expect(await page.evaluate(() => 'isSame' in window), 'no document was loaded').toBe(true);
  });
});
