// Every kind of page for every reader. What is in the HTML alone is looked at on every page: tests/built/pages.test.ts.
import type {Page} from '@playwright/test';
import {pageKinds, pagesOfAllColours, specialPages} from '../support/pageKinds';
import {findViolations} from './axe';
import {expect, numberOf, phone, setMode, test} from './fixtures';
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

/** All that a colour mode changes. */
const contrastRules = ['color-contrast', 'link-in-text-block'];

/** Navigation and controls, which are useless on paper. Glossary terms are buttons, but printed like other words. */
const controls =
  'nav, footer, button:not([popovertarget][aria-describedby]), input, [role=tablist], [role=region][aria-label=Announcement]';

const wideWindow = {width: 1280, height: 844};
const views = [
  {size: phone.viewport, mode: 'light'},
  {size: wideWindow, mode: 'dark'},
] as const;
/** A4 without its margins. Upright it is a narrow window, lengthwise a wide one. */
const sheets = {upright: {width: 718, height: 1047}, lengthwise: {width: 1047, height: 718}};

for (const path of [...pageKinds, ...specialPages]) {
  test(`${path} has no accessibility violation in either mode, is right on paper, and whole when it is enlarged`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const {size, mode} of views) {
      await page.setViewportSize(size);
      await setMode(page, mode);
      expect.soft(await findViolations(page), `${size.width} px, ${mode}`).toEqual([]);
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
    expect(await findViolations(page, ['color-contrast']), 'on paper').toEqual([]);
  });
}

test('the link of a heading shows when it has the focus; in forced colours all focus shows, and the chosen tab looks different', async ({
  page,
}) => {
  await page.goto('/docs/api/time/sub');
  const link = page.getByRole('link', {name: 'Direct link to'}).first();
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.emulateMedia({forcedColors: 'active'});
  for (const control of [
    page.getByRole('link', {name: 'Search', exact: true}),
    page.getByRole('tab', {selected: true, name: 'curl'}),
    numberOf(page, 'value', 'weeks'),
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

test('what a reader opens has no accessibility violation: a section, a tab, what is copied, a mistake, the menu', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  /** In both modes: all rules, and what the other mode changes. */
  const expectAccessible = async (part: string) => {
    await setMode(page, 'light');
    expect(await findViolations(page, undefined, part), part).toEqual([]);
    await setMode(page, 'dark');
    expect(await findViolations(page, contrastRules, part), `${part}, dark`).toEqual([]);
  };
  await page.setViewportSize(phone.viewport);
  await page.goto('/wiki/session/settings#offer-session');
  await expect(page.getByRole('heading', {name: 'Offer Session'})).toBeVisible();
  await expectAccessible('details:has(#offer-session)');
  await page.goto('/docs/api/time/sub-random');
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  await numberOf(page, 'from', 'hours').fill('-1');
  await expect(numberOf(page, 'from', 'hours')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible('main');
  await page.goto('/contact');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('#light-menu')).toBeVisible();
  await expectAccessible('#light-menu');
});
