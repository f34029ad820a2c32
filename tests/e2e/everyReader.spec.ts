import type {Page} from '@playwright/test';
import {pageKinds, pagesOfAllColours, specialPages} from '../support/pageKinds';
import {findViolations} from './axe';
import {expect, numberOf, setMode, test} from './fixtures';

const pages = [...pageKinds, ...specialPages];

test.use({expectedConsole: /404/});

/** Text that is clipped by its own box, lies under a button, or extends beyond the window without a way to scroll there. */
function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A field scrolls what is typed into it.
    const isCut = (one: Element) => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(one);
      return (
        clipPath === 'none' &&
        !one.matches('input') &&
        one.clientWidth > 1 &&
        ((/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 1))
      );
    };
    const isVisible = (one: Element) => one.checkVisibility({visibilityProperty: true});
    const all = [...document.querySelectorAll('body *:not(svg *)')].filter(isVisible);
    const cut = all.filter(isCut);
    const buttons = all.filter((one) => one.matches('article button')).map((one) => one.getBoundingClientRect());
    // Lines of code scroll past their button.
    const covered = all.filter(
      (one) =>
        one.matches('article :not(pre *, button, button *)') &&
        [...one.childNodes].some((node) => {
          const text = document.createRange();
          text.selectNodeContents(node);
          return (
            node instanceof Text &&
            [...text.getClientRects()].some((line) =>
              buttons.some(
                ({left, right, top, bottom}) =>
                  line.left < right && left < line.right && line.top < bottom && top < line.bottom,
              ),
            )
          );
        }),
    );
    const {scrollWidth, clientWidth} = document.documentElement;
    return [
      ...[...cut, ...covered].map((one) => one.outerHTML.slice(0, 100)),
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`] : []),
    ];
  });
}

/** WCAG 1.4.12: readers may increase text spacing to these values. */
const wideText = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`;

async function spaceOut(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, wideText);
}

/** What moves or would move, with the reader's wish for less motion. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) =>
        ['', '::before', '::after'].some((pseudo) => {
          const {transitionDuration, animationName, animationDuration, scrollBehavior} = getComputedStyle(one, pseudo);
          const isAnimated = animationName !== 'none' && /[1-9]/.test(animationDuration);
          return isAnimated || /[1-9]/.test(transitionDuration) || scrollBehavior === 'smooth';
        }),
      )
      .map((one) => one.outerHTML.slice(0, 80)),
  );
}

const phone = {width: 390, height: 844};
const wideWindow = {width: 1280, height: 800};
/** What a wide window has beside the text: nothing, contents, and the request of a call. */
const wideKinds = ['/', '/wiki/session', '/docs/api/time/sub'];

test('400 % zoom, text of 200 % in the browser, text that is spaced out: nothing is cut; less motion: nothing moves', async ({
  page,
}) => {
  test.slow();
  const browser = await page.context().newCDPSession(page);
  const setTextSize = async (standard: number) => {
    await browser.send('Page.setFontSizes', {fontSizes: {standard, fixed: (standard * 13) / 16}});
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of pages) {
    await page.setViewportSize({width: 320, height: 256});
    await page.goto(path);
    expect(await movingParts(page), `${path}, less motion`).toEqual([]);
    expect(await hiddenText(page), `${path}, 400 %`).toEqual([]);
    const isPageBelowBars = await page.evaluate(() => {
      window.scrollTo({top: 600, behavior: 'instant'});
      return [100, window.innerHeight - 10].every(
        (y) => document.elementFromPoint(160, y)?.closest('nav, [role=region]') === null,
      );
    });
    expect(isPageBelowBars, `${path}, 400 %: most of the window is the page`).toBe(true);

    const windows = wideKinds.includes(path) ? [phone, wideWindow] : [phone];
    await setTextSize(32);
    for (const size of windows) {
      await page.setViewportSize(size);
      expect(await hiddenText(page), `${path}, 200 %, ${size.width} px`).toEqual([]);
    }
    await setTextSize(16);
    await spaceOut(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      expect(await hiddenText(page), `${path}, spaced out, ${size.width} px`).toEqual([]);
    }
  }
});

test('more contrast: all text meets AAA', async ({page}) => {
  await page.emulateMedia({contrast: 'more', reducedMotion: 'reduce'});
  for (const path of pagesOfAllColours) {
    await page.goto(path);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await findViolations(page, ['color-contrast-enhanced']), `${path}, ${mode}`).toEqual([]);
    }
  }
});

test('forced colours: the focus shows, and the chosen tab looks different', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/docs/api/time/sub');
  for (const control of [
    page.getByRole('link', {name: 'Search', exact: true}),
    page.getByRole('tab', {selected: true, name: 'curl'}),
    numberOf(page, 'value', 'weeks'),
    page.getByRole('article').getByRole('link').first(),
  ]) {
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).toHaveCSS('outline-style', 'solid');
    await expect(control).not.toHaveCSS('outline-width', '0px');
  }
  const looks = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const {borderBottomColor, borderBottomWidth, color, backgroundColor} = getComputedStyle(tab);
      return [borderBottomColor, borderBottomWidth, color, backgroundColor].join(' ');
    }),
  );
  expect(new Set(looks).size, 'looks of the tabs').toBe(2);
});
