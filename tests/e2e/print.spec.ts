import type {Page} from '@playwright/test';
import {pageKinds, pagesOfAllColours, specialPages} from '../support/pageKinds';
import {findViolations} from './axe';
import {expect, setMode, test} from './fixtures';

test.use({expectedConsole: /404/});

const pages = [...pageKinds, ...specialPages];

/** A4 without its margins. Upright it is a narrow window, lengthwise a wide one. */
const upright = {width: 718, height: 1047};
const lengthwise = {width: 1047, height: 718};

/** Dark backgrounds, apart from marks no larger than a word. */
function darkSurfaces(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.matches('[data-site-mark]'))
      .filter((one) => {
        const {backgroundColor} = getComputedStyle(one);
        const [red = 255, green = 255, blue = 255, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        return alpha > 0 && Math.min(red, green, blue) < 200;
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );
}

/** Elements that the edge of the sheet would cut off. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator('main *')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > document.body.clientWidth + 1)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
}

/** Navigation and controls, which are useless on paper. Glossary terms are buttons, but printed like other words. */
function controls(page: Page): Promise<string[]> {
  return page
    .locator(
      'nav, footer, button:not([popovertarget][aria-describedby]), input, [role=tablist], [role=region][aria-label=Announcement]',
    )
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 80)));
}

/** Sections and tabs that are closed, although the text around them is printed. */
function closed(page: Page): Promise<string[]> {
  return page
    .locator('details > :not(summary), [role=tabpanel]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.parentElement?.checkVisibility() && !one.checkVisibility())
        .map((one) => one.outerHTML.slice(0, 80)),
    );
}

test.describe('print', () => {
  test('is dark ink on a white sheet in either mode', async ({page}) => {
    await page.setViewportSize(upright);
    for (const path of pages) {
      await page.goto(path);
      await setMode(page, 'dark');
      await page.emulateMedia({media: 'print', colorScheme: 'dark', reducedMotion: 'reduce'});
      await expect(page.locator('html'), path).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await darkSurfaces(page), path).toEqual([]);
      if (pagesOfAllColours.includes(path)) {
        expect(await findViolations(page, ['color-contrast']), path).toEqual([]);
      }
      await page.emulateMedia({media: 'screen'});
    }
  });

  test('is open and uncut, without navigation', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    for (const path of pages) {
      await page.setViewportSize(upright);
      await page.goto(path);
      expect(await cutOff(page), path).toEqual([]);
      expect(await closed(page), path).toEqual([]);
      expect(await controls(page), path).toEqual([]);
      await page.setViewportSize(lengthwise);
      expect(await controls(page), path).toEqual([]);
    }
  });

  test('fits an emergency on one sheet, in letters that can be read', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true});
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(1);
    await page.emulateMedia({media: 'print'});
    const size = await page
      .locator('.markdown > ol')
      .first()
      .evaluate((list) => parseFloat(getComputedStyle(list).fontSize));
    expect(Math.round(size * 7.5)).toBeGreaterThanOrEqual(95);
  });

  test('writes out where the links of an emergency lead if not to itself, and has lines to fill in', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    await page.emulateMedia({media: 'print'});
    const links = await page.locator('.theme-doc-markdown a:not(.hash-link)').evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .filter((link) => link.checkVisibility())
        .map((link) => ({
          href: link.getAttribute('href') ?? '',
          isInside: link.origin + link.pathname === location.origin + location.pathname,
          written: getComputedStyle(link, '::after').content,
        })),
    );
    for (const isInside of [false, true]) {
      const some = links.filter((link) => link.isInside === isInside);
      expect(some).not.toEqual([]);
      expect(some.filter(({href, written}) => written.includes(href) === isInside)).toEqual([]);
    }
    await expect(page.getByText('My backup way out:')).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    await expect(page.getByText('My backup way out:')).toBeHidden();
  });
});
