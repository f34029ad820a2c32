import type {Page} from '@playwright/test';

/** Imitates page translators, which replace each text with an element, at once and after every mutation. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
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
      inner.textContent = text.data;
      text.replaceWith(outer);
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
  });
}
