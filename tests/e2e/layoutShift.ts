import type {Page} from '@playwright/test';

type Shift = PerformanceEntry & {hadRecentInput: boolean; sources: {node: Node | null}[]};

/** Records the layout shifts that the browser reports, from the start of the page. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, {moved});
    new PerformanceObserver((list) => {
      for (const {hadRecentInput, sources} of list.getEntries() as Shift[]) {
        if (!hadRecentInput) {
          const nodes = sources.map(({node}) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')));
          moved.push(nodes.map((node) => node.slice(0, 100)).join('\n') || 'a part that is gone since');
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  // After two frames, all shifts so far have been reported.
  return () =>
    page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      return (window as Window & {moved?: string[]}).moved ?? ['nothing was watched'];
    });
}
