import type {Page, Route} from '@playwright/test';

const allScripts = '**/assets/js/*.js';

/** All that comes behind the frame of the site and React. */
export const parts = /\/assets\/js\/(?!main|react|runtime)/;

/** Scripts that take their time, so that what happens before them can be seen. They come when the answer is called. */
export async function delayScripts(page: Page, which: string | RegExp = allScripts): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(which, (route) => {
    waiting.push(route);
  });
  return async () => {
    await page.unroute(which);
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
