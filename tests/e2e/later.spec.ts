import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

const next = {address: '/wiki/session/emergency', title: 'Emergency release'};

/** What stands in the text with the first frame that shows the next page's title, and a good while later. */
async function follow(page: Page, address: string): Promise<{atFirst: string; atLast: string}> {
  const atFirst = await page.evaluate(
    ([link, title]) =>
      new Promise<string>((resolve) => {
        const look = (): void => {
          if (document.querySelector('h1')?.textContent.trim() === title) {
            resolve(document.querySelector('article')?.innerText ?? '');
          } else {
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
        document.querySelector<HTMLAnchorElement>(`main a[href="${link}"]`)?.click();
      }),
    [address, next.title] as const,
  );
  await expect(page.locator('article footer')).toBeAttached();
  return {atFirst, atLast: await page.locator('article').innerText()};
}

/** The text of the page as it comes from the server. */
async function opened(page: Page): Promise<string> {
  await open(page, next.address);
  return page.locator('article').innerText();
}

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the head of a page comes first, and then the rest', async ({page}) => {
    await open(page, '/wiki/session/settings');
    const {atFirst, atLast} = await follow(page, next.address);
    expect(atLast.length).toBeGreaterThan(atFirst.length);
    expect(atLast.startsWith(atFirst.trim().slice(0, 500))).toBe(true);
    expect(atLast).toBe(await opened(page));
  });

  test('the menu shows which page is read', async ({page}) => {
    await open(page, '/wiki/session/settings');
    await follow(page, next.address);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const current = page.getByRole('dialog', {name: 'Menu'}).locator('[aria-current=page]').first();
    await expect(current).toHaveAttribute('href', next.address);
  });

  test('a place far below is there at once for who follows a link to it', async ({page}) => {
    await open(page, '/wiki/session/end');
    await page.locator('main a[href$="/settings#what-you-see-of-the-clock"]').tap();
    await expect(page.locator('#what-you-see-of-the-clock')).toBeFocused();
    await expect(page.locator('#what-you-see-of-the-clock')).toBeInViewport();
  });

  test('back and forward lead to where the reader was', async ({page}) => {
    await open(page, '/wiki/session/settings');
    await page.evaluate(() => {
      window.scrollTo({top: 3000, behavior: 'instant'});
    });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
    await follow(page, next.address);
    await page.goBack();
    await expect(page).toHaveURL('/wiki/session/settings');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  });
});

test('in a wide window all of a page comes at once', async ({page}) => {
  await open(page, '/wiki/session/settings');
  const {atFirst, atLast} = await follow(page, next.address);
  expect(atFirst).toBe(atLast);
});
