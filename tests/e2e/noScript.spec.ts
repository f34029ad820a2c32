import type {Page} from '@playwright/test';
import {pageKinds, pagesOfAllColours, specialPages} from '../support/pageKinds';
import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {expect, test} from './fixtures';

test.use({
  javaScriptEnabled: false,
  viewport: {width: 390, height: 844},
  colorScheme: 'dark',
  // The browser itself logs the status of the not-found page.
  expectedConsole: /404/,
});

/** The pages that a reader sees links to, with the menu and all sections closed. */
function shownLinks(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({origin}) => origin === location.origin)
      .map(({pathname}) => pathname),
  );
}

/** The number of taps from the home page to each page, up to three. */
async function tapsFromHome(page: Page, wanted: string[]): Promise<Map<string, number>> {
  const taps = new Map([['/', 0]]);
  for (const [path, count] of taps) {
    if (count === 3 || wanted.every((one) => taps.has(one))) {
      break;
    }
    await page.goto(path);
    for (const linked of await shownLinks(page)) {
      taps.set(linked, taps.get(linked) ?? count + 1);
    }
  }
  return taps;
}

/** With scripts off, timers do not run, but axe waits for them. */
async function letAxeRun(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(window, 'setTimeout', {
      value: (run: () => void) => void Promise.resolve().then(run),
    });
  });
}

test.describe('without JavaScript, on a phone', () => {
  test('every page is within three taps of home', async ({page}) => {
    const wanted = sitemapPaths();
    const taps = await tapsFromHome(page, wanted);
    expect(wanted.filter((path) => !taps.has(path))).toEqual([]);
  });

  test('no page shows a control that does nothing, and a dark system has readable colours', async ({page}) => {
    for (const path of [...pageKinds, ...specialPages]) {
      await page.goto(path);
      // The menu and summaries work without script.
      const dead = page.locator(
        'button:not([popovertarget]), input:not([type=checkbox]), select, textarea, [role=tab], [role=button], a:not([href])',
      );
      expect(await dead.locator('visible=true').allTextContents(), path).toEqual([]);
      await expect(page.locator('html'), path).toHaveCSS('background-color', 'rgb(22, 20, 28)');
      if (pagesOfAllColours.includes(path)) {
        await letAxeRun(page);
        expect(await findViolations(page, ['color-contrast']), path).toEqual([]);
      }
    }
  });
});
