import type {Page, Route} from '@playwright/test';

const allScripts = '**/assets/js/*.js';

/** All that comes behind the frame of the site and React. */
export const parts = /\/assets\/js\/(?!main|react|runtime)/;

export type HeldScripts = {letGo: () => Promise<void>; fail: () => Promise<void>};

/**
 * Scripts that neither come nor fail until one of the answers is called. After a failure all later ones fail as well. What a
 * page has left behind takes no answer any more.
 */
export async function holdScripts(page: Page, which: string | RegExp = allScripts): Promise<HeldScripts> {
  const waiting: Route[] = [];
  await page.route(which, (route) => {
    waiting.push(route);
  });
  return {
    letGo: async () => {
      await page.unroute(which);
      await Promise.allSettled(waiting.splice(0).map((route) => route.continue()));
    },
    fail: async () => {
      await page.route(which, (route) => route.abort());
      await Promise.allSettled(waiting.splice(0).map((route) => route.abort()));
    },
  };
}

/** Scripts that take their time, so that what happens before them can be seen. They come when the answer is called. */
export async function delayScripts(page: Page, which: string | RegExp = allScripts): Promise<() => Promise<void>> {
  const {letGo} = await holdScripts(page, which);
  return letGo;
}
