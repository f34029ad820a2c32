import type {Page} from '@playwright/test';

/** Imitates page translators, which replace each text with an element, at once and after every mutation. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const elementOfTranslators = ['fo', 'nt'].join('');
    const kept = `${elementOfTranslators}, script, style, title, svg, [translate=no]`;
    const translateAll = () => {
      const found = document.evaluate('//body//text()[normalize-space()]', document, null, XPathResult.ANY_TYPE);
      const texts: Node[] = [];
      for (let text = found.iterateNext(); text; text = found.iterateNext()) {
        texts.push(text);
      }
      for (const text of texts.filter(({parentElement}) => parentElement?.closest(kept) === null)) {
        const inner = document.createElement(elementOfTranslators);
        const outer = document.createElement(elementOfTranslators);
        inner.textContent = text.textContent;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateAll();
      new MutationObserver(translateAll).observe(document.body, {subtree: true, childList: true, characterData: true});
    });
  });
}
