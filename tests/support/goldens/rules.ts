// The rules of style sheets that looks do not show: for states and wishes of a reader, for fonts, movements and sheets of paper.
import type {Page} from '@playwright/test';

export function rulesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const states =
      /:(?:active|checked|disabled|focus|hover|invalid|modal|open|placeholder|popover|target)|::(?!before|after)/;
    const attributes = /\[(?:open|hidden|aria-|data-light)/;
    const wishes = /^@.*(?:prefers|forced|hover|pointer|scripting|height|orientation)/;
    const isUnseen = (part: string) => states.test(part) || attributes.test(part) || wishes.test(part);

    /** A rule as one line: what it is for, and what it asks for. What is inline, such as a font, is left out. */
    function lineOf(around: string[], text: string): string {
      const [what = '', ...asked] = text.replaceAll(/url\([^)]*\)/g, 'url()').split(/\s*\{\s*/);
      return `rule ${[...around, what].join(' ')}: ${asked.join(' { ').replaceAll(/\s+/g, ' ')}`;
    }

    function linesOf(rule: CSSRule, around: string[]): string[] {
      const isGroup = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule;
      if (!isGroup) {
        return [lineOf(around, rule.cssText)];
      }
      const [what = ''] = rule.cssText.split(/\s*\{/);
      const path = [...around, what];
      const isTold = rule instanceof CSSStyleRule && rule.style.length > 0 && path.some(isUnseen);
      const own = isTold ? [lineOf(around, `${what} { ${rule.style.cssText}`)] : [];
      return [...own, ...[...rule.cssRules].flatMap((inner) => linesOf(inner, path))];
    }

    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    return sheets.flatMap(({cssRules}) => [...cssRules].flatMap((rule) => linesOf(rule, [])));
  });
}
