// Each moving part that the manual has and no page of ours.
import type {Page} from '@playwright/test';
import {findViolations} from '../e2e/axe';
import {changedBySheet} from '../e2e/wholeSheet';
import {excessWidth, expect, mainLink, open, phone, setMode, test, title} from '../e2e/fixtures';

const path = '/manual-pages/parts';

/** The frame around the page is as the configuration wants it. */
const violations = (page: Page) => findViolations(page, undefined, 'main');

test.describe('all of them', () => {
  test('are in the copy as Markdown, also a picture in a button', async ({request}) => {
    const copy = await (await request.get(`${path}.md`)).text();
    for (const text of ['What stands inside.', 'The second tab.', 'In the second tongue.', 'A key in a lock']) {
      expect(copy).toContain(text);
    }
    expect(copy).not.toContain('Only for scripts');
  });

  test('have no accessibility violation, closed and open, on a phone and in a wide window', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const viewport of [phone.viewport, {width: 1280, height: 900}]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      expect(await violations(page)).toEqual([]);
      await page.goto(`${path}#a-heading-inside`);
      await page.getByRole('tab', {name: 'Two'}).click();
      for (const mode of ['light', 'dark'] as const) {
        await setMode(page, mode);
        expect(await violations(page), mode).toEqual([]);
      }
    }
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('have their styles in the page, fit a narrow window, and are all there, also on paper', async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(path);
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
      await expect(page.getByText('Nothing can crash without JavaScript.')).toBeVisible();
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({media});
        await expect(page.getByText(/^(?:The \w+ tab|In the \w+ tongue|Something on the \w+)\.$/)).toHaveCount(6);
        await expect(page.getByRole('tabpanel').filter({visible: true})).toHaveCount(6);
        await expect(page.getByAltText('A key in a lock')).toBeVisible();
        await expect(page.getByRole('button', {name: 'Only for scripts'})).toBeHidden();
      }
      await expect(page.getByText('What stands inside.')).toBeVisible();
      await page.emulateMedia({media: 'screen'});
      expect(await changedBySheet(page)).toEqual([]);
    });
  });
});

test.describe('details', () => {
  const summary = (page: Page) => page.locator('article summary', {hasText: 'A section that opens'});
  const inside = (page: Page) => page.getByText('What stands inside.');

  test('a press turns the movement round at any moment, and says at once whether the section is open', async ({
    page,
  }) => {
    await open(page, path);
    const section = page.locator('article details', {hasText: 'A section that opens'});
    const seen = await section.evaluate((details: HTMLDetailsElement) => {
      const closed = details.offsetHeight;
      const content = details.querySelector('p');
      // Came after the page was read.
      details.append(Object.assign(document.createElement('p'), {textContent: 'Later. '.repeat(500)}));
      const press = () => {
        details.querySelector('summary')?.click();
        const [movement, ...others] = details.getAnimations();
        movement?.pause();
        const {length} = others;
        return {movement, length, open: details.open, height: details.offsetHeight, isSeen: content?.checkVisibility()};
      };
      const halfway = ({movement}: ReturnType<typeof press>) => {
        if (movement) {
          movement.currentTime = Number(movement.effect?.getTiming().duration) / 2;
        }
        return details.offsetHeight;
      };
      const first = press();
      const opening = halfway(first);
      const second = press();
      const closing = halfway(second);
      const third = press();
      third.movement?.finish();
      const states = [first, second, third].map(({open, height, isSeen, length}) => [open, height, isSeen, length]);
      return {closed, opening, closing, opened: details.offsetHeight, states};
    });
    const {closed, opening, closing, opened} = seen;
    expect(closed < closing && closing < opening && opening < opened).toBe(true);
    expect(opened, 'what came later was measured').toBeGreaterThan(500);
    expect(seen.states).toEqual([
      [true, closed, true, 0],
      [false, opening, true, 0],
      [true, closing, true, 0],
    ]);
    await expect(section).not.toHaveAttribute('data-site-moving');
    await summary(page).click();
    await expect(section).not.toHaveAttribute('open');
    await expect(inside(page)).toBeHidden();
    await expect(section).not.toHaveAttribute('data-site-moving');
    expect(await section.evaluate(({offsetHeight}: HTMLElement) => offsetHeight)).toBe(closed);
  });

  test('open and close by press and keyboard', async ({page}) => {
    await page.goto(path);
    await summary(page).click();
    await expect(inside(page)).toBeVisible();
    await summary(page).press('Space');
    await expect(inside(page)).toBeHidden();
  });

  test('open for a link to an anchor inside, from without and on the page itself', async ({page}) => {
    const heading = page.getByRole('heading', {name: 'A heading inside'});
    await page.goto(`${path}#a-heading-inside`);
    await expect(heading).toBeInViewport();
    await open(page, path);
    await expect(inside(page)).toBeHidden();
    await page.locator('.table-of-contents').getByRole('link', {name: 'A heading inside'}).click();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
});

test.describe('tabs', () => {
  for (const how of ['without React', 'with React']) {
    test(`take their choice from the address, before the stored one, and write it there, ${how}`, async ({page}) => {
      const isWithout = how === 'without React';
      const show = (address: string) => (isWithout ? page.goto(address) : open(page, address));
      if (isWithout) {
        // The configuration brings React to every page.
        await page.route(/\/assets\/js\/(?:runtime~)?main\./, (route) => route.fulfill({body: ''}));
      }
      const tab = (name: string) => page.getByRole('tab', {name});
      await show(`${path}?tongue=two&other=1#tabs`);
      await expect(page.getByText('In the second tongue.')).toBeVisible();
      await expect(tab('One'), 'of the same group').toHaveAttribute('aria-selected', 'true');
      await tab('First').click();
      await tab('Second').click();
      await expect(page).toHaveURL(`${path}?tongue=two&other=1#tabs`);
      await expect(tab('Two'), 'of the same group').toHaveAttribute('aria-selected', 'true');
      await show(`${path}?tongue=one`);
      await expect(page.getByText('In the first tongue.')).toBeVisible();
      await show(path);
      await expect(page.getByText('In the second tongue.')).toBeVisible();
      await expect(page.getByText('The second tab.')).toBeVisible();
    });
  }

  test('of which none is chosen show nothing until one is, and can be reached by keyboard', async ({page}) => {
    await open(page, path);
    await expect(page.getByText(/^Something on the/).filter({visible: true})).toHaveCount(0);
    await page.getByRole('tab', {name: 'First'}).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', {name: 'Left'})).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Something on the right.')).toBeVisible();
  });
});

test.describe('code block', () => {
  test('has its title, its highlighted lines and its colours, and is copied by its button', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    const block = page.locator('.theme-code-block').filter({hasText: 'example.js'});
    await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText([
      "const key = 'held';",
      'const wearer = lock;',
      'const holder = key;',
    ]);
    await expect(block).not.toContainText('highlight-');
    await expect(block.locator('.token.string').first()).toBeVisible();
    // By classes, because the policy refuses styles.
    await expect(block.locator('code [style]')).toHaveCount(0);
    await expect(page.locator('.language-no-such-language').first()).toContainText('shown as plain text');
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("held';\nconst lock = 'closed';\n");
  });

  test('of a component is coloured, titled and numbered too: in the HTML, with React and after a navigation in place', async ({
    page,
  }) => {
    const block = page.locator('.theme-code-block').filter({hasText: 'change.diff'});
    async function expectColours(): Promise<void> {
      await expect(block.locator('.token.deleted').first()).toHaveText('-');
      await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText('- key');
      await expect(block.locator('[data-site-line]').last()).toHaveAttribute('data-site-line', '4');
    }
    const highlighters: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/highlighter.')) {
        highlighters.push(request.url());
      }
    });
    await open(page, path);
    await expectColours();
    expect(highlighters, 'the HTML of the server stays').toEqual([]);
    await mainLink(page, 'Questions').click();
    await expect(title(page)).toHaveText('Frequently asked questions');
    await page.goBack();
    await expectColours();
    expect(highlighters).toHaveLength(1);
  });

  test('marks a line from edge to edge, also where it is scrolled', async ({page}) => {
    await page.goto(path);
    const block = page.locator('.theme-code-block').filter({hasText: 'change.diff'});
    const edges = await block.locator('pre').evaluate((pre) => {
      pre.scrollLeft = pre.scrollWidth;
      const line = pre.querySelector('.theme-code-block-highlighted-line')?.getBoundingClientRect();
      const {left, right} = pre.getBoundingClientRect();
      return {
        isScrolled: pre.scrollLeft > 0,
        left: (line?.left ?? 0) + pre.scrollLeft - left,
        right: (line?.right ?? 0) - right,
      };
    });
    expect(edges.isScrolled).toBe(true);
    expect(Math.abs(edges.left)).toBeLessThan(1);
    expect(Math.abs(edges.right)).toBeLessThan(1);
  });
});

test.describe('crash', () => {
  test.use({expectedConsole: /crashed on demand/});

  test('of a page says so, shows the message, and "Try again" recovers', async ({page}) => {
    await open(page, path);
    await page.getByRole('button', {name: 'Crash the page'}).click();
    await expect(title(page)).toHaveText('This page crashed.');
    await expect(page.getByRole('main')).toContainText('The page crashed on demand.');
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const mode of ['light', 'dark'] as const) {
      await setMode(page, mode);
      expect(await violations(page), mode).toEqual([]);
    }
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(title(page)).toHaveText('Moving parts');
    await page.getByRole('button', {name: 'Crash the page'}).click();
    await page.getByRole('main').getByRole('link', {name: 'Emergency release'}).click();
    await expect(title(page)).toHaveText('Emergency release');
  });
});
