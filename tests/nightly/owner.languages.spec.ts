// cspell:ignore emergancy xqzvw
// In the second language, all that was written or translated stands in brackets, see brackets.ts. What stands outside of
// them is a text of the interface that was forgotten.
import type {Page} from '@playwright/test';
import {expect, html, test, title} from '../e2e/fixtures';

/** Code, drawings, dates, names of languages, and what the site has from other files than pages. */
const skipped =
  'script, style, template, noscript, pre, code, svg, time, a[lang], [rel~=tag], .avatar__name, .theme-code-block, .footer__copyright, .table-of-contents__link, .callFields :is(label, input), article li, [data-site-nearest] ul';

/** What no language changes, and what tags and other docs are about. */
const names = /EmlaLock|Deutsch|British English|GET|https?:\S+|Pages that show parts|Posts with news|Of an owner/g;

/** Each text outside of brackets, with its element: what is seen, and what is read out. */
async function forgotten(page: Page, within = 'body'): Promise<string[]> {
  const found = await page.locator(within).evaluateAll((roots, skip) => {
    const texts: [element: string, text: string][] = [['title', document.title.replace(/ \| [^|]*$/, '')]];
    const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('*')]);
    for (const element of elements.filter((one) => !one.closest(skip))) {
      const name = `${element.localName}.${element.classList.toString()}`;
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.push([`${name}[${attribute}]`, element.getAttribute(attribute) ?? '']);
      }
      for (const node of element.childNodes) {
        texts.push([name, node instanceof Text ? node.data : '']);
      }
    }
    return texts;
  }, skipped);
  return found.filter(([, text]) => /\p{L}{2}/u.test(outside(text))).map(([element, text]) => `${element}: ${text}`);
}

/** What of a text stands outside of brackets, which may be nested, or close after an element. */
function outside(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧|⟦[^⟦⟧]*$|^[^⟦⟧]*⟧/g, '').replace(names, '');
  return rest === text ? rest : outside(rest);
}

const pages = [
  '/',
  '/wiki/parts',
  '/wiki/code',
  '/wiki/listed',
  '/wiki/tags',
  '/wiki/tags/parts',
  '/docs/api/time/add',
  '/changelog/emlalock',
  '/changelog/emlalock/2026-01-02',
  '/blog',
  '/blog/2026/01/02/first',
  '/blog/authors',
  '/blog/tags/news',
  '/all-pages',
  '/nothing-here',
];

test.use({expectedConsole: /status of 404|ERR_FAILED|The counter stops at two/});

for (const path of pages) {
  test(`each text of the interface is translated on ${path}`, async ({page}) => {
    await page.goto(`/de${path}`);
    expect([...new Set(await forgotten(page))]).toEqual([]);
  });
}

test('each text is translated in the search: before and after typing, without a hit, and when it does not come', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', {name: '⟦Search⟧'});
  const open = () => page.getByRole('link', {name: '⟦Search⟧', exact: true}).press('Enter');
  await page.goto('/de/wiki');
  await open();
  await expect(dialog.getByText('⟦Often needed⟧').first()).toBeVisible();
  expect(await forgotten(page, 'dialog > :not(ul)')).toEqual([]);
  for (const [query, status] of Object.entries({tabs: /^⟦Results: \d+⟧$/, xqzvw: /^⟦No match for “xqzvw”/})) {
    await dialog.getByRole('textbox').fill(query);
    await expect(dialog.getByRole('status')).toHaveText(status);
    expect(await forgotten(page, 'dialog > :not(ul)')).toEqual([]);
  }
  await page.route('**/search/search.js*', (route) => route.abort());
  await page.reload();
  await open();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await forgotten(page, 'dialog')).toEqual([]);
});

test('each text is translated in what is said of a copy, in the form of a call, and after a crash', async ({
  page,
  context,
}) => {
  await page.goto('/de/docs/api/time/add');
  for (const permissions of [[], ['clipboard-read', 'clipboard-write']]) {
    await context.grantPermissions(permissions);
    for (const control of ['[data-light-copy]', '[data-site-copy-page]']) {
      await page.locator(control).first().click();
      await expect(page.locator('.said')).toHaveText(/^⟦[^⟦⟧]+⟧$/);
    }
  }
  await page.getByText('⟦Fill in your values⟧').click();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  for (const value of ['D1', 'w1', 'no time']) {
    await page.getByRole('textbox').first().fill(value);
    expect(await forgotten(page, '.callFields p')).toEqual([]);
  }
  await page.goto('/de/wiki/author');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  for (const count of [0, 1, 2]) {
    await page.getByRole('button', {name: `Imported: ${count}`}).click();
  }
  await expect(title(page)).toHaveText(/^⟦.+⟧$/);
  // The message of the error stays as it is.
  expect(await forgotten(page, 'main')).toEqual([expect.stringContaining('The counter stops at two')]);
});
