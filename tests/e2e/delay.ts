import type {Page, Route} from '@playwright/test';

const allScripts = '**/assets/js/*.js';

/** All scripts except React and the frame of the site. */
export const parts = /\/assets\/js\/(?!main|react|runtime)/;

export type HeldScripts = {letGo: () => Promise<void>; fail: () => Promise<void>};

/**
 * Holds scripts back until one of the functions is called. After a failure, all later ones fail as well. Requests of a
 * page that has been left are ignored.
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

/** Delays scripts, so that the state before they load can be tested. They load when the function is called. */
export async function delayScripts(page: Page, which: string | RegExp = allScripts): Promise<() => Promise<void>> {
  const {letGo} = await holdScripts(page, which);
  return letGo;
}
