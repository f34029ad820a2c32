import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {pseudo} from '../../scripts/pseudo-locales.mjs';
import {variantsDir} from '../../scripts/variants.mjs';
import {expect, hydrate, open, test} from '../e2e/fixtures';
import {englishLeft} from './pseudo';

const base = '/en-XA';
const named = (message: string) => ({name: pseudo(message), exact: true});

test.use({
  expectedConsole: /ERR_|ChunkLoadError|Loading chunk|crashed on demand|404|503|is not what the list/,
});

async function expectNoEnglish(page: Page, inside?: string): Promise<void> {
  expect(await englishLeft(page, inside)).toEqual([]);
}

const kinds = {
  'the home page': '/',
  'a page of the wiki': '/wiki/session/settings',
  'an emergency page': '/wiki/session/emergency',
  'an operation': '/docs/api/time/add',
  'the list of entries': '/changelog/emlalock',
  'an entry': '/changelog/emlalock/2025-10-26',
  'the blog': '/blog',
  'a post': '/blog/2026/11/21/time-notation-by-example',
  'the archive of posts': '/blog/archive',
  authors: '/blog/authors',
  topics: '/wiki/tags',
  'a topic': '/wiki/tags/wearer',
  'a topic of posts': '/blog/tags',
  'a loose page': '/privacy',
  'all pages': '/all-pages',
  'a page that is not there': '/wiki/no-such-page',
};

test.describe('no English is left on', () => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(kind, async ({page}) => {
      await open(page, base + path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      await expectNoEnglish(page);
      await page.emulateMedia({media: 'print'});
      await expectNoEnglish(page);
    });
  }
});

test.describe('no English is left in', () => {
  test('the search, before, with and without results', async ({page}) => {
    await page.goto(`${base}/wiki/faq`);
    await page.getByRole('button', named('Search')).click();
    const dialog = page.getByRole('dialog', named('Search'));
    const status = dialog.getByRole('status');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectNoEnglish(page, 'dialog[open]');
    await dialog.getByRole('combobox').fill('marmalade');
    await expect(status).toHaveText(pseudo('1 result'));
    await expectNoEnglish(page, 'dialog[open]');
    await dialog.getByRole('combobox').fill('qqqqqq');
    await expect(status).toHaveText(pseudo('No match for “{question}”.').replace('{question}', 'qqqqqq'));
    await expectNoEnglish(page, 'dialog[open] [role=listbox]');
  });

  for (const part of ['search.js', 'sections.json']) {
    test(`the search without ${part}`, async ({page}) => {
      await page.route(`**/assets/search/*/${part}`, (route) => route.abort());
      await page.goto(`${base}/wiki/faq`);
      await page.getByRole('button', named('Search')).click();
      await expect(page.getByRole('alert').filter({hasText: '['})).toBeVisible();
      await expectNoEnglish(page, 'dialog[open]');
    });
  }

  test('the menu', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`${base}/wiki/session`);
    await page.getByRole('button', named('Toggle navigation bar')).click();
    await expect(page.getByRole('dialog', named('Menu'))).toBeVisible();
    await expectNoEnglish(page, 'dialog[open]');
  });

  test('what is said where a part is missing', {tag: '@deferral'}, async ({page}) => {
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(`${base}/wiki/faq`);
    await page.getByText(pseudo('Page tools')).click();
    await page.getByRole('button', named('Copy page as Markdown')).click();
    await expect(page.getByRole('alert')).toContainText('[');
    await expectNoEnglish(page);
  });

  test('what is said without a network, and where a page cannot be loaded', async ({page, context}) => {
    await open(page, `${base}/wiki/faq`);
    await context.setOffline(true);
    const blog = page.getByRole('contentinfo').getByRole('link', named('Blog'));
    await blog.click();
    await expect(page.getByRole('alert')).toContainText('[');
    await expectNoEnglish(page);
  });

  test('what is said of a press that has to be made again', async ({page}) => {
    await page.goto(`${base}/wiki/faq`);
    await page.getByText(pseudo('Page tools')).click();
    await page.getByRole('button', named('Copy page as Markdown')).click();
    await hydrate(page);
    await expect(page.getByRole('alert')).toContainText(pseudo('Copy page as Markdown'));
    await expectNoEnglish(page);
  });

  test('page tools that fail', async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await open(page, `${base}/wiki/faq`);
    await page.getByText(pseudo('Page tools')).click();
    await page.getByRole('button', named('Copy page as Markdown')).click();
    await expect(page.getByRole('status').filter({hasText: '['})).toBeVisible();
    await expectNoEnglish(page);
  });

  test('code that is copied, and that is not', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${base}/docs/api/time/add`);
    const copy = page.locator('[data-copy]').first();
    await copy.click();
    await expect(copy).toHaveAccessibleName(pseudo('Copied'));
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, {writeText: () => Promise.reject(new Error('not allowed'))});
    });
    await copy.click();
    await expect(page.getByRole('alert')).toContainText('[');
    await expectNoEnglish(page);
    await expectNoEnglish(page, '.theme-code-block button');
  });

  test('crashes', async ({page}) => {
    await open(page, `${base}/test-page`);
    await page.getByRole('button', named('Crash the part')).click();
    await expect(page.getByRole('alert').getByRole('button')).toHaveText(pseudo('Try again'));
    await page.getByRole('button', named('Crash the page')).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(pseudo('This page crashed.'));
    expect(await englishLeft(page)).toEqual(['The page crashed on demand.']);
  });

  test('the request builder, its faults and its result', async ({page}) => {
    await open(page, `${base}/test-page`);
    await page.getByRole('button', named('Build a request')).click();
    const form = page.getByRole('group', named('Request builder'));
    const within =
      '[role=group]:has(input) > p, [role=group] [id$=-verdict], [role=group] [role=status], [role=group] button';
    for (const wrong of ['a b', '0', '-1', '1.5', 'w5', 'H1D1', '9'.repeat(60), 'ä'.repeat(60), '007', 'H']) {
      for (const field of await form.getByRole('textbox').all()) {
        await field.fill(wrong);
      }
      await expectNoEnglish(page, within);
    }
    const good = {
      userid: 'abc123def456ghi',
      apikey: 'k3y',
      holderapikey: 'k3y',
      from: '60',
      to: 'H1',
      links: '3',
      text: '',
    };
    for (const [name, value] of Object.entries(good)) {
      await form
        .locator('label', {hasText: new RegExp(`^${name}\\b`)})
        .locator('..')
        .getByRole('textbox')
        .fill(value);
    }
    await expect(form.getByRole('status').first()).toHaveText(pseudo('The request is ready.'));
    await expectNoEnglish(page, `${within}, [role=group] label:has([type=checkbox])`);
  });

  test('the converter, the copy to read offline and what clears it', async ({page}) => {
    await open(page, `${base}/docs/api`);
    const amount = page.getByRole('textbox', named('Amount of time, in seconds or in the short notation'));
    await amount.fill('90000');
    await expect(page.locator('output')).toContainText(`${pseudo('1 day')}, ${pseudo('1 hour')}`);
    await amount.fill('H');
    await expectNoEnglish(page, 'div:has(> output)');
    await open(page, `${base}/privacy`);
    await page.route('**/offline.js', (route) => route.abort());
    await page.getByRole('switch').click();
    await expect(page.getByRole('status').filter({hasText: '['})).toBeVisible();
    await page.getByRole('button', named('Clear my data')).click();
    await expect(page.getByRole('status').filter({hasText: '['})).toHaveCount(2);
    await expectNoEnglish(page, '[role=switch], [role=status], .markdown button, table');
  });

  test('what pages in English show of the interface', async ({page}) => {
    const shown = {
      '/contact': 'section:has(> h3):not(:has(> p a))',
      '/accessibility': '[role=switch]',
    };
    for (const [path, inside] of Object.entries(shown)) {
      await page.goto(base + path);
      await expect(page.locator(inside).first()).toBeVisible();
      await expectNoEnglish(page, inside);
    }
    await page.goto(`${base}/docs/api/time/add`);
    await expect(page.getByText(pseudo('Sending the call twice makes the change twice'))).toBeVisible();
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
      const dialog = page.getByRole('dialog', named('Search'));
      await dialog.getByRole('combobox').fill(question);
      await expect(dialog.getByRole('option').first()).toHaveAttribute('href', /\/en-XA\/wiki\/games\/bingo/);
    }
  });

  test('says of a page that it is not translated, in which language it is, and nothing where it is translated', async ({
    page,
  }) => {
    const note = page.getByText(pseudo('This page has not been translated yet').slice(0, 30));
    await page.goto(`${base}/wiki/faq`);
    await expect(note).toContainText('English');
    const content = page
      .locator('.theme-doc-markdown [lang="en-GB"]')
      .filter({has: page.getByRole('heading', {level: 2})});
    await expect(content).toHaveAttribute('dir', 'ltr');
    await page.goto(`${base}/wiki/games/bingo`);
    await expect(note).toHaveCount(0);
    await page.goto('/wiki/faq');
    await expect(page.locator('main [lang]')).toHaveCount(0);
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
