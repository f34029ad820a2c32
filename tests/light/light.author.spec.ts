// Code of an author on a page of a site whose pages are light.
import {findViolations} from '../e2e/axe';
import {expect, html, phone, searchFor, setMode, test, title, visit} from '../e2e/fixtures';

const imported = 'it imports @site/tests/site/code/Counter';

/** Pages of a site whose pages are light, and why one has the scripts of React. */
const reasons = {
  '/wiki/parts': undefined,
  '/wiki/listed': undefined,
  '/wiki/tags/parts': undefined,
  '/blog/2026/01/02/first': undefined,
  '/blog/tags/news': undefined,
  '/guide': undefined,
  '/docs/api/time/add': undefined,
  // In an object, so that nothing in the Markdown shows it.
  '/wiki/spread': 'button has onClick',
  '/wiki/author': imported,
  '/wiki/with-part': imported,
  '/blog': imported,
  '/blog/tags/code': imported,
  '/team': 'it is a component',
};

test('a page has the scripts of React for a reason, and others have none', async ({request}) => {
  for (const [path, reason] of Object.entries(reasons)) {
    const text = await (await request.get(path)).text();
    expect(/data-light-needs="([^"]*)"/.exec(text)?.[1], path).toBe(reason);
    expect(/\/main\.\w+\.js/.test(text), `scripts on ${path}`).toBe(reason !== undefined);
  }
});

for (const [path, name] of Object.entries({
  '/wiki/with-part': 'In a part',
  '/blog': 'In a post',
  '/blog/tags/code': 'In a post',
  '/team': 'On a page',
})) {
  test(`a component with state works on ${path}`, async ({page}) => {
    await visit(page, path);
    await page.getByRole('button', {name: `${name}: 0`}).click();
    await expect(page.getByRole('button', {name: `${name}: 1`})).toBeVisible();
    // React loads ahead what nobody may ask for.
    await page.locator('link[rel=stylesheet]').first().dispatchEvent('error');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a page that is left by code gives way to a document', async ({page}) => {
  await page.goto('/moved');
  await expect(page).toHaveURL('/wiki/tabs');
  await expect(html(page)).toHaveAttribute('data-light', '');
});

test('a page that is a component is listed by its address, and is found and copied', async ({page, request}) => {
  await page.goto('/all-pages');
  const entry = page.getByRole('listitem').filter({has: page.locator('[href="/team"]')});
  await expect(entry.getByRole('link')).toHaveText('Team');
  const found = await searchFor(page, 'quokkas');
  await expect(found.first()).toHaveAttribute('href', '/team');
  expect(await (await request.get('/team.md')).text()).toMatch(/^# Who we are\n\nQuokkas answer letters\.\n/);
});

test.describe('a page that crashes', () => {
  test.use({expectedConsole: /The counter stops at two/});

  test('says so, shows the message, and recovers or leads on', async ({page}) => {
    for (const {path, counter, heading} of [
      {path: '/wiki/author', counter: 'Imported', heading: 'Code of an author'},
      {path: '/team', counter: 'Around a page', heading: 'Who we are'},
    ]) {
      const crash = async () => {
        for (const count of [0, 1, 2]) {
          await page.getByRole('button', {name: `${counter}: ${count}`}).click();
        }
        await expect(title(page), counter).toHaveText('This page crashed.');
      };
      await visit(page, path);
      await crash();
      await expect(page.getByRole('main')).toContainText('The counter stops at two.');
      expect(await findViolations(page, undefined, 'main')).toEqual([]);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(title(page)).toHaveText(heading);
      await crash();
      await page.getByRole('main').getByRole('link', {name: 'Emergency release'}).click();
      await expect(title(page)).toHaveText('Emergency release');
    }
  });
});

test('no part has an accessibility fault, and none has faint text in the dark', async ({page}) => {
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/wiki/tabs', '/wiki/code', '/wiki/listed', '/blog/tags/news', '/wiki/parts', '/wiki/author']) {
    await page.goto(`${path}#a-heading-inside`);
    expect(await findViolations(page, undefined, 'main'), path).toEqual([]);
    await setMode(page, 'dark');
    expect(await findViolations(page, ['color-contrast'], 'main'), `${path}, dark`).toEqual([]);
  }
});
