import type {Page} from '@playwright/test';
import {pageKinds, pagesOfAllColours, specialPages} from '../support/pageKinds';
import {sitemapPaths} from '../support/site';
import {findViolations} from './axe';
import {expect, test} from './fixtures';

test.use({
  javaScriptEnabled: false,
  viewport: {width: 390, height: 844},
  colorScheme: 'dark',
  // The browser itself reports the status of the not-found page.
  expectedConsole: /404/,
});

/** Pages of the site that the reader sees a link to, with no menu and no section opened. */
function shownLinks(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility({visibilityProperty: true, opacityProperty: true}))
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({origin}) => origin === location.origin)
      .map(({pathname}) => pathname),
  );
}

/** How many taps from home each page is, as far as three taps go. */
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

/** Where scripts are off timers stand still, and axe waits by them. */
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
      // The menu opens by HTML, and so does what stands in a summary.
      const dead = page.locator(
        'button:not([popovertarget]), input, select, textarea, [role=tab], [role=button], a:not([href])',
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
