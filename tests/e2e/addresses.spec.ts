// A link that anybody can post opens a page, and does nothing else. Misspelt on purpose. cspell:ignore Cimg Fopenapi
import {load} from 'cheerio';
import {samplePage} from '../support/samplePage';
import {readBuilt} from '../support/site';
import {findViolations} from './axe';
import {expect, html, phone, test, title} from './fixtures';

// The browser itself logs the status of a page that does not exist.
test.use({expectedConsole: /status of 404|404 \(Not Found\)/});

const missing = 'This page does not exist';

/** The heading of the page that must be shown → wrong or malicious addresses. */
const hostile: Record<string, string[]> = {
  [missing]: [
    '/%',
    '/%E0%A4%A',
    '/wiki/%00',
    '//evil.example/wiki',
    '/\\evil.example',
    `/${'a'.repeat(8000)}`,
    '/<script>alert(1)</script>',
    '/wiki/"><img src=x onerror=alert(1)>',
    '/wiki/‮lock',
  ],
  [load(readBuilt('index.html'))('h1').text()]: ['/wiki/%2e%2e/', '///'],
  'EmlaLock wiki': [
    '//wiki',
    '/wiki#%E0%A4%A',
    '/wiki#no-such-anchor',
    '/wiki#"]:not(',
    '/wiki?docusaurus-data-x=%22%3E%3Cb%3E',
  ],
  'Frequently asked questions': ['/wiki/faq/', '/wiki/faq.html?x=<script>alert(1)</script>'],
};

test('hostile addresses run nothing, and show what they name', async ({page, baseURL}) => {
  page.on('dialog', () => {
    throw new Error('a script of the address was run');
  });
  for (const [heading, paths] of Object.entries(hostile)) {
    for (const path of paths) {
      // A change of the fragment alone would not load the page again.
      await page.goto('about:blank');
      // Joined as text, because two leading slashes would be resolved to another host.
      await page.goto((baseURL ?? '') + path);
      await expect(title(page), path.slice(0, 60)).toHaveText(heading);
    }
  }
});

test('names of our scripts and styles in the address change nothing, and leave it', async ({page}) => {
  const names = ['site-search', 'site-hidden', 'light-dismiss', 'theme', 'has-hydrated', 'rh'];
  const flood = Array.from({length: 300}, (_, index) => `site-${index}`);
  const query = [...names, ...flood].map((name) => `docusaurus-data-${name}=%2Fopenapi.yaml`).join('&');
  const attributes = () =>
    html(page).evaluate((root) => [...root.attributes].map(({name, value}) => `${name}=${value}`).sort());
  await page.goto('/wiki/session/emergency');
  const before = await attributes();
  await page.goto(`/wiki/session/emergency?${query}&docusaurus-data-owner=1&own=1`);
  await expect(page).toHaveURL('/wiki/session/emergency?docusaurus-data-owner=1&own=1');
  // An owner's own names are set, as the framework documents it.
  expect(await attributes()).toEqual([...before, 'data-owner=1'].sort());
});

test('a page that does not exist says so with ways on, and shows an address made to deceive as plain text', async ({
  page,
}) => {
  for (const path of ['/docs/api/links/nothing/deeper', '/%3Cimg%20src=x%3E/%E2%80%AEgnp.exe']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(title(page)).toHaveText(missing);
    const main = page.getByRole('main');
    await expect(main).toContainText(`You asked for ${path}`);
    await main.getByRole('link', {name: 'Search these pages'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('link', {name: 'I have to get out now'}).click();
    await expect(page).toHaveURL('/wiki/session/emergency');
  }
});

test('a page that does not exist names the nearest ones', async ({page}) => {
  await page.setViewportSize(phone.viewport);
  await page.goto(`${samplePage.path.toUpperCase()}s`);
  await expect(page.getByRole('heading', {name: 'Did you mean one of these?'})).toBeVisible();
  const suggestions = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expect(suggestions).toHaveCount(3);
  expect(await findViolations(page, undefined, 'main')).toEqual([]);
  await suggestions.first().click();
  await expect(title(page)).toHaveText(samplePage.title);
});
