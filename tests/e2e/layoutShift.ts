import type {Page} from '@playwright/test';

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};

/** Starts before the page does and adds up what moves by itself, as the browser scores it. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const html = window as Window & {shift?: number};
    html.shift = 0;
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput} of list.getEntries() as Shift[]) {
        html.shift = (html.shift ?? 0) + (hadRecentInput ? 0 : value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  // Two frames later every movement so far has been reported.
  return () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      return (window as Window & {shift?: number}).shift ?? Number.NaN;
    });
}
