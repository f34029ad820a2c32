// cspell:ignore valuetext
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

const quotes = /["'“”‘’]/g;

/** What the content says of itself, and so shows in lists and menus too: titles, headings, descriptions, authors. */
function contentTexts(): string[] {
  const files = ['wiki', 'docs', 'changelog', 'blog', 'src/pages'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:mdx|yml)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:#{2,4}|title:|description:|sidebar_label:| +name:| +title:) +["']?(.+?)["']?(?: \{.*)?$/gm,
      ),
    ].map(([, text = '']) => text.replace(/[`*]/g, '')),
  );
}

/** The longest first, as some begin with others. */
const texts = [...new Set(contentTexts().map((text) => text.replace(quotes, '')))].sort(
  (one, two) => two.length - one.length,
);

/** Without what the content says of itself, also where an interface text quotes it: that is read as a name. */
function withoutContent(text: string): string {
  const plain = text.replace(quotes, '');
  return texts.includes(plain)
    ? ''
    : texts.filter(({length}) => length > 8).reduce((rest, part) => rest.replaceAll(part, ''), plain);
}

/** Names of things, of parameters and of languages. */
const names =
  /EmlaLock|\b(?:RSS|Atom|JSON|BASE_URL|userid|(?:holder)?apikey|links(?=[.,])|text(?=\.))\b|from(?=, )|English(?: \(Pseudo-Accents\))?|\(Pseudo-Bidi\)/g;

/**
 * What is left in English where the interface has strange letters: texts and names that can be seen or heard, outside of
 * content in another language. `inside` names the parts to look at instead, which may be within such content.
 */
export async function englishLeft(page: Page, inside?: string): Promise<string[]> {
  const found = await page.evaluate((selector) => {
    const own = document.documentElement.lang;
    const roots = selector === undefined ? [document.body] : [...document.querySelectorAll(selector)];
    const isSkipped = (element: Element) =>
      element.closest('script, style, noscript, code, kbd, bdi, pre') !== null ||
      (selector === undefined && element.closest('[lang]')?.getAttribute('lang') !== own) ||
      !element.checkVisibility({visibilityProperty: true});
    return roots.flatMap((root) => {
      const elements = [root, ...root.querySelectorAll('*')].filter((element) => !isSkipped(element));
      return elements.flatMap((element) => [
        ...[...element.childNodes].filter((node) => node instanceof Text).map(({data}) => data),
        ...['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ]);
    });
  }, inside);
  return [
    ...new Set(
      found
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => !text.startsWith('/') && /[A-Za-z]{3,}/.test(withoutContent(text).replace(names, ''))),
    ),
  ];
}
