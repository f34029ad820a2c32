// cspell:ignore emergancy xqzvw
// The second locale is a made-up language: each text of the interface stands in brackets. What stands outside of them is
// content, or was forgotten.
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {variantsDir} from '../../scripts/variants.mjs';
import sidebarsApi from '../../sidebarsApi';
import {languages} from '../../src/features/api/samples';
import {expect, hydrate, test} from '../e2e/fixtures';
import {codeMark, ContentTexts, plain} from '../support/contentTexts';
import {pageKinds, specialPages} from '../support/pageKinds';
import sidebars from '../support/variants/sidebars';

const base = '/help/de';

const content = new ContentTexts(
  ['wiki', 'docs/api', 'changelog', 'blog', 'src/pages', 'tests/manual/versions', 'tests/support/variants/opposite'],
  [
    sidebars,
    sidebarsApi,
    languages.map(({label}) => label),
    // What the configuration of this build has as HTML, and the name of docs that it alone has.
    ['Beta', 'More', 'Adults only', 'manual'],
    // Names that no language changes.
    ['EmlaLock', 'Deutsch', 'GET', '4xx', 'https://www.emlalock.com'],
  ],
);

/**
 * Code and its file names, drawings, dates, names of languages and what the search finds are no texts of the interface.
 * What a call does is in the words of its description.
 */
const skipped =
  'script, style, template, noscript, pre, code, svg, time, [lang], [data-site-nearest] ul, .theme-code-block > div:first-child:not(:last-child), .callBar > [class]';

/** The texts of an element: of each box, and in the attributes that are read out. Code in them is a mark. */
function textsOf(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluateAll(
    (roots, {skip, mark}) => {
      const texts = [document.title.replace(/ \| [^|]*$/, '')];
      function read(element: Element): string {
        if (element.matches(skip)) {
          return mark;
        }
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          texts.push(element.getAttribute(name) ?? '');
        }
        const inside = [...element.childNodes].map((node) =>
          node instanceof Element ? read(node) : node instanceof Text ? node.data : '',
        );
        if (getComputedStyle(element).display.startsWith('inline') && !element.matches('li')) {
          return inside.join('');
        }
        texts.push(inside.join(''));
        // What is around a box is not one text with what is in it, but goes on after a pop-up.
        return element.matches('[popover]') ? '' : mark;
      }
      texts.push(...roots.map(read));
      return texts;
    },
    {skip: skipped, mark: codeMark},
  );
}

/** What of a text stands outside of brackets, which may be nested. */
function outside(text: string): string[] {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, codeMark);
  return rest === text ? rest.split(codeMark).map(plain) : outside(rest);
}

async function findForgotten(page: Page, within = 'body'): Promise<string[]> {
  const texts = (await textsOf(page, within)).flatMap(outside);
  return [...new Set(texts.filter((text) => !content.has(text)))];
}

// A page of tests, with code of its own.
const kinds = pageKinds.filter((path) => path !== '/test-page');

const others = [
  '/all-pages',
  '/blog/2026/11/21/time-notation-by-example',
  '/blog/authors',
  '/contact',
  '/docs/api/next',
  '/glossary',
  '/open-questions',
  '/wiki/all-games',
  '/wiki/tags/wearer',
];

test.describe('each text of the interface is translated', () => {
  test.use({expectedConsole: /status of 404|ERR_FAILED|crashed on demand/});

  for (const path of [...kinds, ...specialPages, ...others]) {
    test(`on ${path}`, async ({page}) => {
      await page.goto(base + path);
      expect(await findForgotten(page)).toEqual([]);
    });
  }

  test('on the not-found page with what may have been meant, and on a page that has moved', async ({page}) => {
    await page.goto(`${base}/wiki/emergancy`);
    await expect(page.getByRole('heading', {name: '⟦Did you mean one of these?⟧'})).toBeVisible();
    expect(await findForgotten(page, '[data-site-nearest] :is(p, h2)')).toEqual([]);
    // The server sends its own answer instead of this page.
    const moved = readFileSync(`${variantsDir}/opposite/de/wiki/start/index.html`, 'utf8');
    expect(moved).toMatch(/<title>⟦.+⟧<\/title>[^]*<h1>⟦.+⟧<\/h1><p><a href="[^"]+">⟦.+⟧<\/a>/);
  });

  test('in the search: before and after typing, with and without a hit, and when it does not come', async ({page}) => {
    const dialog = page.getByRole('dialog', {name: '⟦Search⟧'});
    const open = () => page.getByRole('link', {name: '⟦Search⟧', exact: true}).press('Enter');
    const type = async (query: string, status: RegExp) => {
      await dialog.getByRole('textbox').fill(query);
      await expect(dialog.getByRole('status')).toHaveText(status);
      expect(await findForgotten(page, 'dialog > :not(.results), dialog .results small')).toEqual([]);
    };
    await page.goto(`${base}/wiki/faq`);
    await open();
    await expect(dialog.getByRole('heading', {name: '⟦Often needed⟧'})).toBeVisible();
    expect(await findForgotten(page, 'dialog')).toEqual([]);
    await type('pillory', /^⟦\d+ results⟧$/);
    await type('xqzvw', /^⟦No match for “xqzvw”\. The nearest: ⟦\d results⟧\.⟧$/);
    await page.route('**/search/search.js*', (route) => route.abort());
    await page.reload();
    await open();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await findForgotten(page, 'dialog')).toEqual([]);
  });

  test('in what the page script says, of code and of pages that were copied or not', async ({page, context}) => {
    const said = page.locator('.said');
    const texts = new Set<string | null>();
    await page.goto(`${base}/docs/api/time/sub`);
    for (const permissions of [[], ['clipboard-read', 'clipboard-write']]) {
      await context.grantPermissions(permissions);
      for (const control of ['[data-site-copy]', '[data-site-copy-page]']) {
        await page.locator(control).first().click();
        await expect(said).toHaveText(/^⟦[^⟦⟧]+⟧$/);
        texts.add(await said.textContent());
        await said.evaluate((element) => {
          element.remove();
        });
      }
    }
    expect(texts.size).toBe(4);
  });

  test('in the forms of the API, for right and wrong values', async ({page}) => {
    await page.goto(`${base}/docs/api/time/add`);
    await hydrate(page);
    await page.getByText('⟦Fill in your values⟧').click();
    for (const value of ['D1', 'w1', 'no time']) {
      await page.getByRole('textbox').first().fill(value);
      expect(await findForgotten(page, '.callFields p')).toEqual([]);
    }
    await page.goto(`${base}/docs/api`);
    await hydrate(page);
    for (const value of ['D1', 'w1', 'no time']) {
      await page.getByRole('textbox', {name: '⟦Amount of time'}).fill(value);
      expect(await findForgotten(page, 'fieldset')).toEqual([]);
    }
  });

  test('on a page that crashed', async ({page}) => {
    await page.goto(`${base}/test-page`);
    await hydrate(page);
    await page.getByRole('button', {name: 'Crash the page'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^⟦.+⟧$/);
    // The message of the error stays as it is.
    expect(await findForgotten(page, 'main')).toEqual([expect.stringContaining('crashed on demand')]);
  });
});
