import {readGlossary} from '../../src/features/glossary/entries';
import {findViolations} from './axe';
import {expect, holdBack, html, panel, phone, test} from './fixtures';

test('a target is just below the navbar, and on a phone just below the top of the window', async ({page}) => {
  for (const size of [{width: 1280, height: 800}, phone.viewport]) {
    await page.setViewportSize(size);
    // A heading, a parameter of a call and a line of a table.
    for (const address of ['/wiki/faq#release-time', '/docs/api/time/add#parameter-value', '/contact#chat']) {
      await page.goto(address);
      const space = () =>
        page.locator(':target').evaluate((target) => {
          const bars = [...document.querySelectorAll<HTMLElement>('.navbar')];
          const [bar] = bars.filter((one) => getComputedStyle(one).position === 'sticky');
          return target.getBoundingClientRect().top - (bar?.offsetHeight ?? 0);
        });
      await expect.poll(space, `${address}, ${size.width} px`).toBeCloseTo(16, -1);
    }
  }
  await page.goto('/wiki/faq#release-time');
  await expect(page.locator(':target'), 'the target shows itself').not.toHaveCSS('box-shadow', 'none');
});

test('a section opens for a link to its heading, from without and on the page itself', async ({page}) => {
  const inside = page.getByRole('heading', {name: 'Offer Session'});
  await page.goto('/wiki/session/settings#all-settings');
  await expect(inside).toBeVisible();
  await page.goto('/wiki/session/settings');
  await expect(inside).toBeHidden();
  await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'All settings'}).click();
  await expect(page.getByRole('heading', {name: 'All settings'})).toBeInViewport();
  await expect(inside).toBeVisible();
});

test('tabs are chosen by press, arrows, Home and End, and hold their choice on other pages', async ({page}) => {
  await page.goto('/docs/api/time/add');
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(panel(page)).toContainText('urllib.request');
  for (const [key, name] of [
    ['ArrowRight', 'C#'],
    ['End', 'C++ (Arduino)'],
    ['ArrowRight', 'curl'],
    ['ArrowLeft', 'C++ (Arduino)'],
    ['Home', 'curl'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', {selected: true, name})).toBeFocused();
    await expect(page.getByRole('tablist').first().locator('[tabindex="0"]'), 'where Tab leads').toHaveText(name);
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.goto('/docs/api/links/sub');
  await expect(page.getByRole('tab', {selected: true, name: 'Python'})).toBeVisible();
  await expect(panel(page)).toContainText('/subrequirement');
});

test('a glossary word opens its definition within the screen; the next press and Escape close it', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/wiki/session/end');
  const meaning = readGlossary().find(({id}) => id === 'requirement-link')?.definition ?? '';
  const word = page.getByRole('article').getByRole('button', {name: /^requirement links?$/});
  const definition = page.getByText(meaning);
  await expect(word).toHaveAccessibleDescription(meaning);
  await word.click();
  await expect(definition).toBeVisible();
  const {x = -1, width = 0} = (await definition.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(360);
  expect(await findViolations(page, undefined, '[popover]:popover-open')).toEqual([]);
  await word.click();
  await expect(definition).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await expect(word).toBeFocused();
});

test('a page is copied as Markdown, by a promise, because Safari allows writing only during the press', async ({
  page,
}) => {
  await page.goto('/wiki/faq');
  await page.evaluate(() => {
    const write = navigator.clipboard.write.bind(navigator.clipboard);
    navigator.clipboard.write = (items) => {
      document.documentElement.setAttribute('data-wrote', '');
      return write(items);
    };
  });
  const letGo = await holdBack(page, '**/wiki/faq.md');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(html(page)).toHaveAttribute('data-wrote');
  letGo();
  await expect(page.getByRole('status').filter({hasText: 'Page copied.'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Frequently asked questions\n/);
});
