// cspell:ignore valuetext
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';

const quotes = /["'“”‘’]/g;

/** Texts of the content that also appear in lists and menus: titles, headings, descriptions, authors. */
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

/** The longest first, because some are prefixes of others. */
const texts = [...new Set(contentTexts().map((text) => text.replace(quotes, '')))].sort(
  (one, two) => two.length - one.length,
);

/** Removes texts of the content, even where an interface text quotes them. */
function withoutContent(text: string): string {
  const plain = text.replace(quotes, '');
  return texts.includes(plain)
    ? ''
    : texts.filter(({length}) => length > 8).reduce((rest, part) => rest.replaceAll(part, ''), plain);
}

/** Names of things, parameters and languages. */
const names =
  /EmlaLock|\b(?:RSS|Atom|JSON|BASE_URL|userid|(?:holder)?apikey|links(?=[.,])|text(?=\.))\b|from(?=, )|English(?: \(Pseudo-Accents\))?|\(Pseudo-Bidi\)/g;

/**
 * English texts left in a translated interface: visible texts and accessible names outside of content. `inside` selects
 * parts to check instead, which may be within content.
 */
export async function englishLeft(page: Page, inside?: string): Promise<string[]> {
  const found = await page.evaluate((selector) => {
    const roots = selector === undefined ? [document.body] : [...document.querySelectorAll(selector)];
    const isSkipped = (element: Element) =>
      element.closest('script, style, noscript, code, kbd, bdi, pre, time') !== null ||
      (selector === undefined && element.closest('.markdown, .mdx-page article, [lang]:not(html)') !== null) ||
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
