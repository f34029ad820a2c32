import type {Page} from '@playwright/test';

/** Records every action in any document: those of the page script, and presses that reach React. */
export async function listen(page: Page): Promise<string[]> {
  const done: string[] = [];
  await page.exposeFunction('tellDone', (what: string) => done.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) => {
      void (window as unknown as {tellDone: (what: string) => Promise<void>}).tellDone(what);
    };
    Object.assign(navigator.clipboard, {
      writeText() {
        tell('data-copy');
        return Promise.resolve();
      },
    });
    document.addEventListener('click', ({target}) => {
      const control = (target as Element).closest('[data-early], [role="tab"]');
      if (control) {
        tell(control.getAttribute('data-early') ?? 'tab');
      }
    });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const {attributeName, oldValue, target} of changes) {
          if (attributeName && (target as Element).getAttribute(attributeName) !== oldValue) {
            tell(attributeName === 'data-theme' ? 'color-mode' : 'announcement');
          }
        }
      }).observe(document.documentElement, {
        attributeFilter: ['data-theme', 'data-announcement-bar-initially-dismissed'],
        attributeOldValue: true,
      });
    });
  });
  return done;
}
