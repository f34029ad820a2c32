import {expect, test} from './fixtures';

test.describe('finish', () => {
  test('buttons have the font of the page', async ({page}) => {
    for (const path of ['/privacy', '/wiki/session/emergency', '/test-page']) {
      await page.goto(path);
      const fonts = await page
        .locator('button, body')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontFamily));
      expect(new Set(fonts).size, path).toBe(1);
    }
  });

  test('links on lines of their own are high enough for a finger', async ({page}) => {
    for (const [path, links] of [
      ['/', 'main a.button, footer a'],
      ['/blog', 'article > footer a, footer a'],
    ] as const) {
      await page.goto(path);
      const heights = await page
        .locator(links)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(heights.length, path).toBeGreaterThan(4);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(24);
    }
  });

  test('a control keeps its round corners under the focus', async ({page}) => {
    await page.goto('/wiki/session/end');
    for (const control of ['.pagination-nav__link', '.menu__link', '.theme-doc-footer a[rel=tag]']) {
      const one = page.locator(control).first();
      const corners = () => one.evaluate((element) => getComputedStyle(element).borderRadius);
      const before = await corners();
      expect(before).not.toBe('0px');
      await one.focus();
      expect(await corners(), control).toBe(before);
    }
  });

  test('the marks of lists are brass on pages of their own too', async ({page}) => {
    const colourAt = async (path: string) => {
      await page.goto(path);
      const item = page.locator('article > ul > li, .theme-doc-markdown > ul > li');
      return item.first().evaluate((one) => getComputedStyle(one, '::marker').color);
    };
    expect(await colourAt('/privacy')).toBe(await colourAt('/wiki/session/end'));
  });

  test('the first title of the blog keeps clear of the line about its feeds', async ({page}) => {
    await page.goto('/blog');
    const line = await page.getByText('Follow it as a feed').boundingBox();
    const title = await page.locator('article h2').first().boundingBox();
    expect((title?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0)).toBeGreaterThanOrEqual(32);
  });

  test('a reached word of the glossary has one mark at its side', async ({page}) => {
    await page.goto('/wiki/session/end');
    await page.getByRole('button', {name: 'requirement link', exact: true}).click();
    await page.getByRole('link', {name: 'Glossary: requirement link'}).click();
    const entry = page.locator('#requirement-link');
    await expect(entry).toBeInViewport();
    await expect(entry).toHaveCSS('outline-style', 'none');
    await expect(entry).toHaveCSS('border-radius', '0px');
  });
});
