import type {Page} from '@playwright/test';

/** The stored values without the suffix of their keys, which tells two sites on one host apart. */
export function readStorage(page: Page, name: 'localStorage' | 'sessionStorage'): Promise<Record<string, string>> {
  return page.evaluate(
    (storage) =>
      Object.fromEntries(
        Object.entries(window[storage]).map(([key, value]) => [key.replace(/-\w+$/, ''), String(value)]),
      ),
    name,
  );
}
