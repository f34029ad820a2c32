// What single pages are on paper; what all are is in everyKind.spec.ts.
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true});
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('an emergency fits on one sheet, readable, with its links written out and lines to fill in', async ({page}) => {
  await page.goto('/wiki/session/emergency');
  expect(await countSheets(page)).toBe(1);
  await expect(page.getByText('My backup way out:')).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('My backup way out:')).toBeVisible();
  const toFillIn = await page.getByText('My backup way out:').evaluate((one) => one.getBoundingClientRect().height);
  expect(toFillIn, 'pixels to write in').toBeGreaterThanOrEqual(40);
  const list = page.locator('.markdown > ol').first();
  const size = await list.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(Math.round(size * 7.5), 'tenths of a point').toBeGreaterThanOrEqual(95);
  const links = await page.locator('.theme-doc-markdown a:not(.hash-link):visible').evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      written: getComputedStyle(link, '::after').content,
    })),
  );
  const isInside = (href: string) => /^(?:\/wiki\/session\/emergency)?#/.test(href);
  expect(new Set(links.map(({href}) => isInside(href))).size, 'links inside and outside').toBe(2);
  expect(links.filter(({href, written}) => written.includes(href) === isInside(href))).toEqual([]);
});

test('home fits on two sheets, and “Your session” shows every case with its name and no switches', async ({page}) => {
  await page.goto('/');
  expect(await countSheets(page)).toBeLessThanOrEqual(2);
  await page.goto('/wiki/session');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('With a holder, without a password, in a real session:')).toBeVisible();
  await expect(page.locator('section[data-site-repeats] dl [class*=case]:not(:visible)')).toHaveCount(0);
  await expect(page.getByRole('checkbox').first()).toBeHidden();
});
