import type {Page} from '@playwright/test';

/**
 * Imitates page translators, which change all texts at once and after every mutation. Some wrap each text in an
 * element, others replace it with one.
 */
export async function translate(page: Page, way: 'wraps' | 'replaces'): Promise<void> {
  await page.addInitScript((replaces) => {
    const elementOfTranslators = ['fo', 'nt'].join('');
    const translateText = (text: Text) => {
      if (
        !/\S/.test(text.data) ||
        text.parentElement?.closest('font, script, style, title, svg, [translate=no]') !== null
      ) {
        return;
      }
      const outer = document.createElement(elementOfTranslators);
      const inner = document.createElement(elementOfTranslators);
      outer.append(inner);
      if (replaces) {
        inner.textContent = text.data;
        text.replaceWith(outer);
      } else {
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    const translateAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) {
        if (texts.currentNode instanceof Text) {
          found.push(texts.currentNode);
        }
      }
      found.forEach(translateText);
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateAll();
      new MutationObserver(translateAll).observe(document.body, {subtree: true, childList: true, characterData: true});
    });
  }, way === 'replaces');
}
