import {readFileSync} from 'node:fs';
import {pseudo} from '../../scripts/pseudo-locales.mjs';
import {variantsDir} from '../../scripts/variants.mjs';
import {expect, open, test} from '../e2e/fixtures';
import {englishLeft} from './pseudo';

const base = '/en-XA';
const named = (message: string) => ({name: pseudo(message), exact: true});

test.use({expectedConsole: /ERR_FAILED|crashed on demand|404|503/});

const paths = [
  '/',
  '/wiki/session/settings',
  '/wiki/session/emergency',
  '/docs/api/time/add',
  '/changelog/emlalock',
  '/changelog/emlalock/2025-10-26',
  '/blog',
  '/blog/2026/11/21/time-notation-by-example',
  '/blog/archive',
  '/blog/authors',
  '/wiki/tags',
  '/wiki/tags/wearer',
  '/blog/tags',
  '/privacy',
  '/all-pages',
  '/wiki/no-such-page',
];

test.describe('no English is left', () => {
  for (const path of paths) {
    test(`on ${path}`, async ({page}) => {
      await open(page, base + path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      expect(await englishLeft(page)).toEqual([]);
      await page.emulateMedia({media: 'print'});
      expect(await englishLeft(page)).toEqual([]);
    });
  }

  test('in the menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`${base}/wiki/session`);
    await page.getByRole('button', named('Toggle navigation bar')).click();
    expect(await englishLeft(page, '#site-menu')).toEqual([]);
  });

  test('in what is said of parts that are missing', async ({page}) => {
    await page.route('**/assets/js/page.*.js', (route) => route.abort());
    await page.goto(`${base}/wiki/faq`);
    await expect(page.locator('#parts-missing')).toBeVisible();
    expect(await englishLeft(page, '#parts-missing')).toEqual([]);
  });

  test('in what is said of copies', async ({page, context}) => {
    const said = page.getByRole('status').filter({hasText: '['});
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await page.goto(`${base}/wiki/counter-plugin`);
    await page.locator('[data-copy]').first().click();
    await expect(said).toHaveText(pseudo('Copied'));
    await page.getByRole('button', named('Copy page')).click();
    await expect(said).toContainText(pseudo('The page was not copied.').slice(0, 20));
    expect(await englishLeft(page, '.said')).toEqual([]);
  });

  test('in crashes', async ({page}) => {
    await open(page, `${base}/test-page`);
    await page.getByRole('button', named('Crash the part')).click();
    await expect(page.getByRole('alert').getByRole('button')).toHaveText(pseudo('Try again'));
    await page.getByRole('button', named('Crash the page')).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(pseudo('This page crashed.'));
    expect(await englishLeft(page)).toEqual([]);
  });

  test('in the converter and what clears stored data', async ({page}) => {
    await page.goto(`${base}/docs/api`);
    const amount = page.getByRole('textbox', named('Amount of time, in seconds or in the short form'));
    await amount.scrollIntoViewIfNeeded();
    await amount.fill('90000');
    await expect(page.locator('output')).toContainText('1 day, 1 hour');
    await amount.fill('H');
    expect(await englishLeft(page, 'div:has(> output)')).toEqual([]);
    await page.goto(`${base}/privacy`);
    const clear = page.getByRole('button', named('Clear my data'));
    await clear.scrollIntoViewIfNeeded();
    await clear.click();
    await expect(page.getByRole('status').filter({hasText: '['})).toBeVisible();
    expect(await englishLeft(page, '[role=status], .markdown button')).toEqual([]);
  });
});

test.describe('a language', () => {
  test('writes days and numbers of things in its own way', async ({page}) => {
    await page.goto(`${base}/changelog/emlalock`);
    await expect(page.getByRole('heading', {level: 3}).first()).toContainText(pseudo('October'));
    await page.goto(`${base}/wiki/tags/wearer`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('[');
  });

  test('finds words with its letters, however they are typed', async ({page}) => {
    for (const question of ['marmalade', pseudo('marmalade').slice(1, 10)]) {
      await page.goto(`${base}/wiki`);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await dialog.getByRole('textbox').fill(question);
      await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /\/en-XA\/wiki\/games\/bingo/);
    }
  });

  test('is named to search engines, feeds and programs', async ({page, request}) => {
    await page.goto(`${base}/wiki/faq`);
    const others = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map(
          (link) => `${link.getAttribute('hreflang') ?? ''} ${new URL((link as HTMLLinkElement).href).pathname}`,
        ),
      );
    expect(others).toEqual([
      'en-GB /wiki/faq',
      'en-XA /en-XA/wiki/faq',
      'ar-XB /ar-XB/wiki/faq',
      'x-default /wiki/faq',
    ]);
    const read = async (path: string) => (await request.get(base + path)).text();
    expect(await read('/sitemap.xml')).toContain('/en-XA/wiki/faq</loc>');
    const feed = await read('/changelog/emlalock/rss.xml');
    expect(feed).toContain('<language>en-XA</language>');
    expect(feed).toContain(pseudo('{site} changelog').replace('{site}', 'EmlaLock'));
    expect(await read('/wiki/faq.md')).toContain(pseudo('Source: {address}').slice(0, 9));
    expect(await read('/llms.txt')).toContain(`## ${pseudo('About this site')}`);
    expect(readFileSync(`${variantsDir}/locales/en-XA/docs.html`, 'utf8')).toContain(pseudo('This page has moved'));
  });
});
