import type {Locator, Page} from '@playwright/test';
import {certainties, certaintyMarks} from '../../src/site/certainty';
import {pageKinds, pagesOfAllColours, specialPages} from '../support/pageKinds';
import {findViolations} from './axe';
import {expect, open, test} from './fixtures';

const pages = [...pageKinds, ...specialPages];

test.use({expectedConsole: /404/});

/** Text that is clipped by its own box, lies under a button, or extends beyond the window without a way to scroll there. */
function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (one: Element) => {
      const {overflowX, overflowY, clipPath} = getComputedStyle(one);
      return (
        clipPath === 'none' &&
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

/** How much of the window is covered by elements that do not scroll away. */
function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo({top: document.body.scrollHeight / 2, behavior: 'instant'});
    const bars = [...document.querySelectorAll('body *')].filter((one) => {
      const {top, width, height} = one.getBoundingClientRect();
      const isStuck = /sticky|fixed/.test(getComputedStyle(one).position) && one.checkVisibility();
      return isStuck && top >= 0 && top < window.innerHeight / 2 && width > 200 && height > 0;
    });
    return Math.max(0, ...bars.map((one) => one.getBoundingClientRect().bottom));
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

async function focusByKeyboard(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

test.describe('every reader', () => {
  test('400 % zoom: 320 × 256 px, nothing is cut, and most of the window is the page', async ({page}) => {
    await page.setViewportSize({width: 320, height: 256});
    for (const path of pages) {
      await page.goto(path);
      expect(await hiddenText(page), path).toEqual([]);
      expect(await coveredHeight(page), path).toBeLessThanOrEqual(128);
    }
  });

  test('a text size of 200 % in the browser: nothing is cut', async ({page}) => {
    const browser = await page.context().newCDPSession(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await browser.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
      for (const path of pages) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        expect(await hiddenText(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('wide text: nothing is cut', async ({page}) => {
    for (const path of pages) {
      await page.setViewportSize({width: 1280, height: 800});
      await page.goto(path);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, wideText);
      expect(await hiddenText(page), path).toEqual([]);
      await page.setViewportSize({width: 390, height: 844});
      expect(await hiddenText(page), `${path} on a phone`).toEqual([]);
    }
  });

  test('more contrast: all text meets AAA', async ({page}) => {
    await page.emulateMedia({contrast: 'more', reducedMotion: 'reduce'});
    for (const mode of ['light', 'dark']) {
      for (const path of pagesOfAllColours) {
        await page.goto(`${path}?docusaurus-theme=${mode}`);
        expect(await findViolations(page, ['color-contrast-enhanced']), `${path}, ${mode}`).toEqual([]);
      }
    }
  });

  test('forced colours: controls have edges, and the focus shows', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(page, '/docs/api/time/sub');
    for (const control of [
      page.getByRole('link', {name: 'Search', exact: true}),
      page.getByRole('tab', {selected: true}).first(),
      page.locator('summary', {hasText: 'Fill in your values'}),
      page.getByRole('article').getByRole('link').first(),
    ]) {
      await focusByKeyboard(page, control);
      await expect(control).not.toHaveCSS('outline-style', 'none');
      await expect(control).not.toHaveCSS('outline-width', '0px');
    }
    const marks = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.map((tab) => {
        const {borderBottomColor, borderBottomWidth, color, backgroundColor} = getComputedStyle(tab);
        return [borderBottomColor, borderBottomWidth, color, backgroundColor].join(' ');
      }),
    );
    expect(new Set(marks).size, 'the chosen tab looks different').toBe(2);
  });

  test('forced colours: the marks are read out, and differ in shape', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await page.goto('/how-sure');
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const drawn = (element: Element) => {
      const {backgroundColor, backgroundImage} = getComputedStyle(element, '::before');
      return `${backgroundColor} ${backgroundImage}`;
    };
    const names = certaintyMarks.map((mark) => certainties[mark].label);
    const marks = names.map((name) => page.getByRole('main').getByRole('img', {name, exact: true}).last());
    for (const mark of marks) {
      await expect(mark, 'a mark that is read out').toBeVisible();
    }
    const drawings = await Promise.all(marks.map((mark) => mark.evaluate(drawn)));
    expect(new Set(drawings).size).toBe(names.length);
    for (const drawing of drawings.slice(0, -1)) {
      expect(drawing).toContain(text);
    }
  });

  test('less motion: nothing moves', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const path of pages) {
      await page.goto(path);
      const moving = await page.locator('*').evaluateAll((all) =>
        all
          .flatMap((one) => ['', '::before', '::after'].map((pseudo) => ({one, style: getComputedStyle(one, pseudo)})))
          .filter(
            ({style}) =>
              /[1-9]/.test(style.transitionDuration) ||
              (style.animationName !== 'none' && /[1-9]/.test(style.animationDuration)) ||
              style.scrollBehavior === 'smooth',
          )
          .map(({one}) => one.outerHTML.slice(0, 80)),
      );
      expect(moving, path).toEqual([]);
    }
  });
});
