import type {Page} from '@playwright/test';

/** The controls of a part that do not show that they have the focus, or rest under a bar of the page then. */
export async function faultsOfFocus(page: Page, part = 'body'): Promise<string[]> {
  // After a key, what gets the focus from a script shows it as well.
  await page.keyboard.press('Tab');
  return page.locator(part).evaluate(async (root) => {
    /** From dark to light, of 255. Nothing for what is transparent. */
    function shade(color: string): number | undefined {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? undefined : 0.2 * red + 0.7 * green + 0.1 * blue;
    }
    const ground = (one: Element | null): number =>
      one ? (shade(getComputedStyle(one).backgroundColor) ?? ground(one.parentElement)) : 255;
    const hasRing = (one: Element) =>
      ['', '::before', '::after'].some((pseudo) => {
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(one, pseudo);
        const contrast = Math.abs((shade(outlineColor) ?? NaN) - ground(one.parentElement));
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && contrast > 80;
      });
    function isCovered(one: Element): boolean {
      const {left, width, bottom, height} = one.getBoundingClientRect();
      const bar = document.elementFromPoint(left + width / 2, bottom - 3)?.closest('.navbar, .site-navbar-foot');
      // A table may be higher than the window.
      return bar?.contains(one) === false && height < window.innerHeight / 2;
    }
    const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]')];
    const faulty: string[] = [];
    for (const one of controls) {
      one.focus();
      if (isCovered(one)) {
        // A navbar that hides while a reader scrolls needs a moment.
        await new Promise(requestAnimationFrame);
      }
      const faults = [...(hasRing(one) ? [] : ['not seen']), ...(isCovered(one) ? ['covered'] : [])];
      if (one === document.activeElement) {
        faulty.push(...faults.map((fault) => `${fault}: ${one.outerHTML.slice(0, 80)}`));
      }
    }
    // Later looks at the page begin at its top, with its bars.
    window.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    return faulty.slice(0, 5);
  });
}
