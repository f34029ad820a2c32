import type {Page} from '@playwright/test';
import {pageKinds, pagesOfAllColours, specialPages} from '../support/pageKinds';
import {findViolations} from './axe';
import {expect, setMode, test} from './fixtures';

test.use({expectedConsole: /404/});

/** A4 without its margins. Upright it is a narrow window, lengthwise a wide one. */
const upright = {width: 718, height: 1047};
const lengthwise = {width: 1047, height: 718};

/** Navigation and controls, which are useless on paper. Glossary terms are buttons, but printed like other words. */
const controls =
  'nav, footer, button:not([popovertarget][aria-describedby]), input, [role=tablist], [role=region][aria-label=Announcement]';

/** Dark surfaces, what the edge of the sheet would cut off, and what is closed although the text around it is printed. */
function faultsOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (one: Element | null) => one?.checkVisibility({visibilityProperty: true}) === true;
    const isDark = (one: Element) => {
      const [red = 255, green = 255, blue = 255, alpha = 1] = (
        getComputedStyle(one).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return alpha > 0 && Math.min(red, green, blue) < 200;
    };
    const isCut = (one: Element) => one.getBoundingClientRect().right > document.body.clientWidth + 1;
    const find = (fault: string, selector: string, isFault: (one: Element) => boolean) =>
      [...document.querySelectorAll(selector)].filter(isFault).map((one) => `${fault}: ${one.outerHTML.slice(0, 80)}`);
    return [
      ...find('dark', 'body *', (one) => isVisible(one) && isDark(one)),
      ...find('cut off', 'main *', (one) => isVisible(one) && isCut(one)),
      ...find(
        'closed',
        'details > :not(summary, .hash-link), [role=tabpanel]:not(.api-call-panel *)',
        (one) => isVisible(one.parentElement) && !isVisible(one),
      ),
    ];
  });
}

test('paper is dark ink on a white sheet in either mode, open and uncut, without navigation', async ({page}) => {
  test.slow();
  await page.emulateMedia({media: 'print', colorScheme: 'dark', reducedMotion: 'reduce'});
  await page.setViewportSize(upright);
  for (const path of [...pageKinds, ...specialPages]) {
    await page.goto(path);
    await setMode(page, 'dark');
    await expect(page.locator('html'), path).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await faultsOnPaper(page), path).toEqual([]);
    if (pagesOfAllColours.includes(path)) {
      expect(await findViolations(page, ['color-contrast']), path).toEqual([]);
    }
    await expect(page.locator(controls).locator('visible=true'), path).toHaveCount(0);
  }
});

test('paper that lies lengthwise has no navigation either', async ({page}) => {
  await page.setViewportSize(lengthwise);
  await page.emulateMedia({media: 'print'});
  for (const path of ['/', '/wiki/session', '/docs/api/time/sub', '/blog']) {
    await page.goto(path);
    await expect(page.locator(controls).locator('visible=true'), path).toHaveCount(0);
  }
});

test('an emergency fits on one sheet, in letters that can be read', async ({page}) => {
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

test('links of an emergency are written out unless they lead to itself, and there are lines to fill in', async ({
  page,
}) => {
  await page.goto('/wiki/session/emergency');
  await page.emulateMedia({media: 'print'});
  const links = await page.locator('.theme-doc-markdown a:not(.hash-link):visible').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      written: getComputedStyle(link, '::after').content,
    })),
  );
  const isInside = (href: string) => /^(?:\/wiki\/session\/emergency)?#/.test(href);
  expect(new Set(links.map(({href}) => isInside(href))).size, 'links inside and outside').toBe(2);
  expect(links.filter(({href, written}) => written.includes(href) === isInside(href))).toEqual([]);
  await expect(page.getByText('My backup way out:')).toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(page.getByText('My backup way out:')).toBeHidden();
});
