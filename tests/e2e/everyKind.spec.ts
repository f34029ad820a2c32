// Every kind of page for every reader. What is in the HTML alone is looked at on every page: tests/built/pages.test.ts.
import type {Page} from '@playwright/test';
import {savedEmergencyPage} from '../../src/site/navigation';
import {pageKinds, pagesOfAllColours, specialPages} from '../support/pageKinds';
import {findViolations} from './axe';
import {expect, phone, setMode, test} from './fixtures';
import {faultsOfFocus} from './focus';
import {faultsOnPaper, hiddenText, isMostlyPage, movingParts} from './sight';

// Without reduced motion, colours fade between modes. The browser itself logs the status of the not-found page.
test.use({contextOptions: {reducedMotion: 'reduce'}, expectedConsole: /404/});

/** WCAG 1.4.12: readers may increase text spacing to these values. */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', {fontSizes: {standard, fixed: (standard * 13) / 16}});
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/** Shows each control as it is under a mouse. */
async function hoverAll(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const {root} = await browser.send('DOM.getDocument');
  const {nodeIds} = await browser.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector: 'a, button, summary'});
  for (const nodeId of nodeIds) {
    await browser.send('CSS.forcePseudoState', {nodeId, forcedPseudoClasses: ['hover']});
  }
}

/** All that a colour mode changes. */
const contrastRules = ['color-contrast', 'link-in-text-block'];

/** Navigation and controls, which are useless on paper. Glossary terms are buttons, but printed like other words. */
const controls =
  'nav, footer, button:not([popovertarget][aria-describedby]), input:not([disabled]), [role=tablist], [role=region][aria-label=Announcement]';

const wideWindow = {width: 1280, height: 844};
const views = [
  {size: phone.viewport, mode: 'light'},
  {size: wideWindow, mode: 'dark'},
] as const;
/** A4 without its margins. Upright it is a narrow window, lengthwise a wide one. */
const sheets = {upright: {width: 718, height: 1047}, lengthwise: {width: 1047, height: 718}};

for (const path of [...pageKinds, ...specialPages, `/${savedEmergencyPage}`]) {
  test(`${path} has no accessibility violation in either mode, is right on paper, and whole when it is enlarged`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const {size, mode} of views) {
      await page.setViewportSize(size);
      await setMode(page, mode);
      expect.soft(await findViolations(page), `${size.width} px, ${mode}`).toEqual([]);
      expect.soft(await faultsOfFocus(page), `the focus, ${size.width} px, ${mode}`).toEqual([]);
    }

    // Dark ink on a white sheet in either mode, open and uncut, without navigation.
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await page.setViewportSize(sheets.upright);
    await expect.soft(page.locator('html'), 'on paper').toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect.soft(await faultsOnPaper(page), 'on paper').toEqual([]);
    await expect.soft(page.locator(controls).locator('visible=true'), 'on paper').toHaveCount(0);
    await page.setViewportSize(sheets.lengthwise);
    await expect.soft(page.locator(controls).locator('visible=true'), 'on paper, lengthwise').toHaveCount(0);

    await page.emulateMedia({media: 'screen', colorScheme: 'light'});
    await page.setViewportSize({width: 320, height: 256});
    expect.soft(await movingParts(page), 'less motion').toEqual([]);
    expect.soft(await hiddenText(page), '400 %').toEqual([]);
    expect.soft(await isMostlyPage(page), '400 %: most of the window is the page').toBe(true);
    await setTextSize(page, 32);
    for (const size of [phone.viewport, wideWindow]) {
      await page.setViewportSize(size);
      expect.soft(await hiddenText(page), `200 %, ${size.width} px`).toEqual([]);
    }
    await setTextSize(page, 16);
    await page.addStyleTag({content: wideText});
    for (const size of [phone.viewport, wideWindow]) {
      await page.setViewportSize(size);
      expect.soft(await hiddenText(page), `spaced out, ${size.width} px`).toEqual([]);
    }
  });
}

for (const path of pagesOfAllColours) {
  test(`${path} has contrast at any width, on paper, and more where a reader asks for it`, async ({page}) => {
    await page.goto(path);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      await page.emulateMedia({contrast: 'more'});
      expect.soft(await findViolations(page, ['color-contrast-enhanced']), `${mode}, more contrast`).toEqual([]);
      // The other width of each mode is looked at above.
      await page.emulateMedia({contrast: 'no-preference'});
      const size = mode === 'light' ? wideWindow : phone.viewport;
      await page.setViewportSize(size);
      expect.soft(await findViolations(page, contrastRules), `${size.width} px, ${mode}`).toEqual([]);
    }
    await page.emulateMedia({media: 'print'});
    expect.soft(await findViolations(page, ['color-contrast']), 'on paper').toEqual([]);
    await page.emulateMedia({media: 'screen'});
    await hoverAll(page);
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect.soft(await findViolations(page, ['color-contrast']), `${mode}, under a mouse`).toEqual([]);
    }
  });
}

test('in forced colours all focus shows, and the chosen tab looks different', async ({page}) => {
  await page.goto('/docs/api/time/sub');
  await page.emulateMedia({forcedColors: 'active'});
  expect(await faultsOfFocus(page), 'the focus in forced colours').toEqual([]);
  const looks = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const {borderBottomColor, borderBottomWidth, color, backgroundColor} = getComputedStyle(tab);
      return [borderBottomColor, borderBottomWidth, color, backgroundColor].join(' ');
    }),
  );
  expect(new Set(looks).size, 'looks of the tabs').toBe(2);
});
