import type {Page} from '@playwright/test';
import {readGlossary} from '../../src/features/glossary/entries';
import {certainties, openingsIn} from '../../src/site/certainty';
import {inEnglish} from '../../src/site/translate';
import {findViolations} from './axe';
import {excessWidth, expect, html, open, phone, test, title} from './fixtures';

test.describe('home page', () => {
  test('shows on one phone screen what this is, how it works, the way out and the first switches, as text', async ({
    page,
  }) => {
    await page.setViewportSize(phone.viewport);
    await open(page, '/');
    await expect(title(page)).toBeInViewport({ratio: 1});
    for (const name of ['How a session works', 'Emergency release']) {
      await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
    }
    await expect(page.getByRole('checkbox', {name: 'I have a holder'})).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('emergency page on a phone', () => {
  test.use(phone);

  test('shows the danger and all choices on the first screen, and the first step of each one tap away', async ({
    page,
  }) => {
    await page.goto('/wiki/session/emergency');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeVisible();
    const choices = page.getByRole('navigation', {name: 'Your case'}).getByRole('link');
    await expect(choices).toHaveCount(6);
    await expect(page.getByText('If your health is in danger,')).toBeInViewport({ratio: 1});
    await expect(page.locator('.theme-doc-toc-mobile')).toHaveCount(0);
    for (const choice of await choices.all()) {
      await expect(choice).toBeInViewport({ratio: 1});
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (const name of await choices.allTextContents()) {
      await page.goto('/wiki/session/emergency');
      await page.getByRole('navigation', {name: 'Your case'}).getByRole('link', {name, exact: true}).tap();
      const heading = page.getByRole('heading', {name, exact: true});
      await expect(heading, name).toBeInViewport({ratio: 1});
      await expect(heading.locator('xpath=following::ol[1]/li[1]'), name).toBeInViewport({ratio: 1});
    }
    // Nothing in a numbered step opens something else.
    await expect(page.locator('article ol button')).toHaveCount(0);
  });

  test('can be saved as one file, which is offered last of all', async ({page}) => {
    await page.goto('/wiki/session/emergency');
    await expect(page.locator('article h2').last()).toHaveText('Keep this page at hand');
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Save this page'}).tap();
    expect((await download).suggestedFilename()).toBe('emergency-release.html');
  });
});

test.describe('docs page', () => {
  test('is read out in its order: trail, text, tags, tools, neighbours', async ({page}) => {
    await open(page, '/wiki/games/blackjack');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - article:
        - navigation "Breadcrumbs":
          - list:
            - listitem:
              - link "Home page"
            - listitem: While locked
        - heading "Blackjack" [level=1]
        - paragraph:
          - button "session"
        - text: "Tags:"
        - list:
          - listitem:
            - link "Games"
        - button "Copy page"
        - link "View as Markdown"
        - text: Last updated on
        - time: /\\w/
      - navigation "Docs pages":
        - link /Previous/
        - link /Next/
    `);
  });

  test('has a sidebar and a table of contents of levels 2 and 3', async ({page}) => {
    for (const path of ['/wiki/faq', '/docs/api/info', '/changelog/emlalock/v1']) {
      await open(page, path);
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      const headings = await page.locator('article :is(h2, h3)[id]').evaluateAll((all) => all.map(({id}) => `#${id}`));
      const entries = page.locator('.theme-doc-toc-desktop a');
      expect(await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(headings);
    }
  });

  test('says once, under its opening, that it does not rest on the words of the service', async ({page}) => {
    await page.goto('/wiki/games/voting');
    const link = page.locator('article header + p + p').getByRole('link', {name: 'How sure is this?'});
    await expect(link).toHaveAttribute('href', '/how-sure');
    await page.goto('/wiki/session/end');
    const {howSure} = openingsIn(inEnglish);
    await expect(page.locator('.evidence')).toHaveText(`${certainties.observed.inText} ${howSure}`);
    await page.goto('/wiki/session/emergency');
    await expect(page.locator('article').getByRole('link', {name: 'How sure is this?'})).toHaveCount(0);
  });

  test('a heading is read once, and its address is one press of the mouse away; a target shows itself', async ({
    page,
  }) => {
    await open(page, '/wiki/faq');
    await expect(page.getByRole('main').getByRole('link', {name: /link to/i})).toHaveCount(0);
    await page.getByRole('heading', {name: 'When do I get out?', exact: true}).hover();
    await page.locator('#release-time .hash-link').click();
    await expect(page).toHaveURL(/\/wiki\/faq#release-time$/);
    await expect(page.locator('#release-time')).not.toHaveCSS('box-shadow', 'none');
    await open(page, '/wiki');
    await page.getByRole('main').getByRole('link', {name: 'Plan your way out'}).click();
    await expect(page.locator('#before-you-lock')).not.toHaveCSS('box-shadow', 'none');
    await expect(page.locator('#before-you-lock')).toBeFocused();
  });

  test.describe('on a phone, which has not loaded React', () => {
    test.use(phone);

    test('the contents close after a choice, which is shown below the navbar', async ({page}) => {
      await page.goto('/wiki/session/settings');
      await page.locator('summary', {hasText: 'On this page'}).tap();
      const contents = page.getByRole('navigation', {name: 'On this page'});
      expect(await findViolations(page)).toEqual([]);
      await contents.getByRole('link', {name: 'Test session', exact: true}).tap();
      await expect(contents).toBeHidden();
      const target = page.getByRole('heading', {name: 'Test session', exact: true});
      await expect(target).toBeInViewport();
      const [bar, heading] = [await page.locator('.navbar').boundingBox(), await target.boundingBox()];
      expect(bar?.y).toBe(0);
      expect(heading?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    });
  });
});

test.describe('contents', () => {
  const folded = (page: Page) => page.locator('main summary', {hasText: 'On this page'});

  test('are folded after the opening on a phone, on pages of every kind', async ({page}) => {
    await page.setViewportSize(phone.viewport);
    for (const path of ['/wiki/faq', '/docs/api/time/add', '/changelog/emlalock/v1', '/glossary', '/contact']) {
      await page.goto(path);
      await expect(folded(page), path).toBeInViewport();
    }
    await page.goto('/blog');
    await expect(folded(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link').first().click();
    await folded(page).click();
    const entry = page.getByRole('navigation', {name: 'On this page'}).getByRole('link').last();
    const name = await entry.textContent();
    await entry.click();
    await expect(page.getByRole('heading', {name: name ?? '', exact: true})).toBeInViewport();
  });

  test('stand beside the text in a wide window, and folded above it where the samples take their place', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    const beside = page.getByRole('navigation', {name: 'On this page'});
    for (const [path, isFolded] of [
      ['/wiki/faq', false],
      ['/glossary', false],
      ['/docs/api/time/add', true],
    ] as const) {
      await page.goto(path);
      await expect(folded(page), path).toBeVisible({visible: isFolded});
      await expect(beside, path).toBeVisible({visible: !isFolded});
    }
  });
});

test.describe('changelog', () => {
  test('lists its entries in one table, newest first, on a narrow phone too', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '/changelog/emlalock');
    const rows = page.getByRole('article').locator('tbody tr');
    await expect(rows.first().getByRole('link')).toHaveText('26 October');
    await expect(rows.nth(1).getByRole('link')).toHaveText('7 October');
    await expect(rows.last()).toContainText('27 February');
    expect(await excessWidth(page)).toBe(0);
    await open(page, '/changelog/emlalock/tags/feed');
    const entries = page.getByRole('main').getByRole('link', {name: /20\d\d$/});
    await expect(entries.first()).toContainText('26 October 2025');
    await expect(entries.last()).toContainText('9 July 2020');
  });
});

test.describe('details', () => {
  test('contents, groups of the menu and sections move alike, and none with reduced motion', async ({page}) => {
    await page.setViewportSize(phone.viewport);
    for (const motion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({reducedMotion: motion});
      await page.goto('/wiki/session/feed');
      const moves = await page.locator('details > summary').evaluateAll((all) =>
        all.map((one) => {
          (one as HTMLElement).click();
          return one.parentElement?.getAnimations().length;
        }),
      );
      expect(moves.length).toBeGreaterThan(3);
      expect(new Set(moves)).toEqual(new Set([motion === 'reduce' ? 0 : 1]));
    }
  });

  test('open for a link to an anchor inside, from without and on the page itself', async ({page}) => {
    const inside = page.locator('details:has(#where-this-comes-from) td').first();
    await page.goto('/docs/api/time/add#where-this-comes-from');
    await expect(inside).toBeVisible();
    await open(page, '/docs/api/time/add');
    await expect(inside).toBeHidden();
    await page.locator('summary', {hasText: 'On this page'}).click();
    await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Where this comes from'}).click();
    await expect(page.getByRole('heading', {name: 'Where this comes from'})).toBeInViewport();
    await expect(inside).toBeVisible();
  });
});

test.describe('tabs', () => {
  test('are chosen by press, arrows, Home and End, and hold their choice on other pages and after a reload', async ({
    page,
  }) => {
    await open(page, '/docs/api/time/add');
    await page.getByRole('tab', {name: 'Python'}).click();
    await expect(page.getByRole('tabpanel')).toContainText('urllib.request');
    for (const [key, name] of [
      ['ArrowRight', 'C#'],
      ['ArrowLeft', 'Python'],
      ['End', 'C++ (Arduino)'],
      ['ArrowRight', 'curl'],
      ['ArrowLeft', 'C++ (Arduino)'],
      ['Home', 'curl'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', {selected: true, name})).toBeFocused();
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
    }
    await page.getByRole('tab', {name: 'Python'}).click();
    await page.locator('.menu a[href="/docs/api/time/sub"]').click();
    await expect(title(page)).toHaveText('Remove time');
    await expect(page.getByRole('tab', {selected: true})).toHaveText('Python');
    await expect(page.getByRole('tabpanel')).toContainText('/sub?');
    await page.goto('/docs/api/links/sub');
    await expect(page.getByRole('tab', {selected: true})).toHaveText('Python');
    await expect(page.getByRole('tabpanel')).toContainText('/subrequirement?');
  });
});

test.describe('glossary', () => {
  const path = '/wiki/session/end';
  const meaning = readGlossary().find(({id}) => id === 'requirement-link')?.definition ?? '';
  const word = (page: Page) => page.getByRole('article').getByRole('button', {name: 'requirement link', exact: true});

  test('a press opens the definition, which leads on; the next one and Escape close it', async ({page}) => {
    await open(page, path);
    const definition = page.getByText(meaning);
    await expect(word(page)).toHaveAccessibleDescription(meaning);
    await word(page).hover();
    await expect(definition).toBeHidden();
    await word(page).click();
    await expect(definition).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await word(page).click();
    await expect(definition).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(definition).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
    await expect(word(page)).toBeFocused();
    await expect(page).toHaveURL(path);
    for (const key of ['Enter', 'Tab', 'Enter']) {
      await page.keyboard.press(key);
    }
    await expect(page).toHaveURL('/glossary#requirement-link');
    await expect(page.locator('#requirement-link')).toBeInViewport();
  });

  test('a word is explained at most once on a page', async ({page}) => {
    await page.goto(path);
    const links = page.locator('article a[href^="/glossary#"]');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(3);
    expect(new Set(targets).size).toBe(targets.length);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('a tap explains within the screen', async ({page}) => {
      await page.setViewportSize({width: 360, height: 740});
      await page.goto(path);
      await word(page).tap();
      const box = await page.getByText(meaning).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      await page.getByRole('link', {name: 'Glossary: requirement link'}).tap();
      await expect(page).toHaveURL('/glossary#requirement-link');
    });
  });
});

test.describe('page tools', () => {
  test('copy the page as Markdown', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/wiki/faq');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Page copied.'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Frequently asked questions\n/);
    expect(await findViolations(page)).toEqual([]);
  });
});
