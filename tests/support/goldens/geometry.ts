// Which headings and controls of a page are in sight, by the width of the window.
import type {Page} from '@playwright/test';

/** Phones, the two sides of the layer's breakpoint, and a window that is wide. */
const widths = [320, 390, 996, 997, 1440];

/** The headings and controls, each with what is wrong with its place: not shown, cut off, or out of the window. */
function places(page: Page): Promise<{name: string; place: string}[]> {
  return page.evaluate(() => {
    function placeOf(element: Element): string {
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility({visibilityProperty: true}) || box.width < 2 || box.height < 2) {
        return 'not shown';
      }
      // The innermost with the whole text, because what is between may cut it too.
      const whole = element.textContent.trim();
      const inner = [...element.querySelectorAll('*')].findLast((one) => one.textContent.trim() === whole);
      const start = whole === '' ? element : (inner ?? element);
      const range = document.createRange();
      range.selectNodeContents(start);
      const text = range.getBoundingClientRect();
      let {left, right} = text.width > 0 ? text : box;
      const width = right - left;
      for (let around: Element | null = start; around; around = around.parentElement) {
        const {overflowX, display} = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX)) {
          return 'shown';
        }
        if (/hidden|clip/.test(overflowX) && display !== 'inline') {
          left = Math.max(left, around.getBoundingClientRect().left);
          right = Math.min(right, around.getBoundingClientRect().right);
        }
      }
      // Another machine has other fonts, in which names are up to a fifth wider.
      const isCut = right - left < width * 0.7;
      return isCut ? 'cut' : left < -1 || right > window.innerWidth + 1 ? 'outside' : 'shown';
    }
    const all = document.querySelectorAll(
      'h1, h2, h3, h4, h5, h6, a[href], button, summary, input, select, [role=tab]',
    );
    return [...all].map((element) => {
      const name = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/[\s\u200B]+/g, ' ').trim();
      return {name: `${element.tagName.toLowerCase()} “${name.slice(0, 30)}”`, place: placeOf(element)};
    });
  });
}

/** Where headings and controls are shown, for those that are not shown well at every width or at none. */
export async function geometry(page: Page): Promise<string[]> {
  const found: Awaited<ReturnType<typeof places>>[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    found.push(await places(page));
  }
  const controls = (found[0] ?? []).map(({name}, at) => {
    const here = found.map((list) => list[at]?.place ?? 'missing');
    const isShown = here.every((place) => place === 'shown');
    const said = [...new Set(here)].filter((place) => place !== 'not shown' && !isShown);
    const states = said.map((place) => `${place} at ${widths.filter((_, index) => here[index] === place).join(', ')}`);
    return {name, state: states.join('; ')};
  });
  const starts = [...controls.keys()].filter((at) => controls[at]?.state !== controls[at - 1]?.state);
  return starts.flatMap((start, index) => {
    const run = controls.slice(start, starts[index + 1]);
    const names = run.length > 1 ? `${run[0]?.name} to ${run.at(-1)?.name} (${run.length})` : run[0]?.name;
    return run[0]?.state ? [`${names} ${run[0].state}`] : [];
  });
}
