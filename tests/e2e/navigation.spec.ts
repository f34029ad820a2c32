import type {Locator, Page} from '@playwright/test';
import {linkTo} from '../../src/site/links';
import {wideWindow} from '../../src/site/media';
import {
  announcementBar,
  expect,
  html,
  mainLink,
  menu,
  menuButton,
  open,
  phone,
  sidebarLink,
  test,
  title,
  toggle,
} from './fixtures';

/** Presses Tab until the control has the focus, as a reader without a pointer does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo(0, y);
  }, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

function addressOf(id: Parameters<typeof linkTo>[0]): string {
  const link = linkTo(id);
  return 'href' in link ? link.href : link.to;
}

test.describe('navbar and footer', () => {
  test('lead to the sections, show where the reader is, and lead home', async ({page}) => {
    await open(page, '/');
    for (const [label, path] of [
      ['Wiki', '/wiki'],
      ['Changelog', '/changelog/emlalock'],
      ['API docs', '/docs/api'],
    ] as const) {
      await expect(page.getByRole('contentinfo').getByRole('link', {name: label})).toHaveAttribute('href', path);
      await mainLink(page, label).click();
      await expect(page).toHaveURL(path);
      await expect(mainLink(page, label)).toHaveAttribute('aria-current', 'page');
    }
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'EmlaLock'}).click();
    await expect(page).toHaveURL('/');
  });

  test('the footer is the map of the site, in lists that their headings name', async ({page}) => {
    await page.goto('/wiki/faq');
    const footer = page.getByRole('contentinfo');
    for (const [name, links] of [
      ['Content', ['Changelog', 'API docs', 'Wiki']],
      ['Community', [linkTo('chat').label, linkTo('social').label, linkTo('community').label]],
      ['Source', [linkTo('codeHost').label]],
    ] as const) {
      await expect(footer.getByRole('heading', {name})).toBeVisible();
      const entries = await footer.getByRole('list', {name}).getByRole('link').allTextContents();
      expect(entries.slice(0, links.length)).toEqual(links);
    }
    const unnamed = await footer
      .getByRole('list')
      .evaluateAll((all) => all.filter((list) => !list.ariaLabelledByElements));
    expect(unnamed).toEqual([]);
    await expect(footer).toContainText('2025');
  });

  test('lead to the outside places', async ({page}) => {
    await page.goto('/');
    for (const id of ['chat', 'social', 'community', 'codeHost'] as const) {
      const link = page.getByRole('contentinfo').getByRole('link', {name: linkTo(id).label});
      await expect(link).toHaveAttribute('href', addressOf(id));
    }
    await expect(mainLink(page, linkTo('codeHost').label)).toHaveAttribute('href', addressOf('codeHost'));
  });

  test('in a wide window the navigation is in the navbar, below that behind the menu button', async ({page}) => {
    await page.goto('/wiki/faq');
    const narrow = Number(/\d+/.exec(wideWindow)?.[0]);
    for (const width of [narrow, narrow + 1]) {
      await page.setViewportSize({width, height: 800});
      await expect(menuButton(page)).toBeVisible({visible: width === narrow});
      await expect(mainLink(page, 'API docs')).toBeVisible({visible: width > narrow});
    }
  });
});

test.describe('menu on a phone', () => {
  test.use({viewport: phone.viewport, hasTouch: true});

  test('begins with the main navigation and the emergency page', async ({page}) => {
    for (const path of ['/', '/wiki/faq', '/docs/api/info', '/changelog/emlalock', '/blog', '/privacy']) {
      await page.goto(path);
      await menuButton(page).tap();
      const first = menu(page).getByRole('link', {name: 'Emergency release'}).first();
      await expect(first, path).toHaveAttribute('href', '/wiki/session/emergency');
      await expect(first, path).toBeInViewport();
      for (const name of ['Wiki', 'Changelog', 'API docs', 'Main website', 'Code hosting']) {
        const link = menu(page).getByRole('navigation', {name: 'Sections'}).getByRole('link', {name});
        await expect(link, path).toBeInViewport();
      }
    }
  });

  test('has the posts on each page of the blog', async ({page}) => {
    await page.goto('/blog');
    const titles = await page.getByRole('main').getByRole('heading', {level: 2}).allTextContents();
    for (const path of ['/blog', '/blog/tags', '/blog/authors']) {
      await page.goto(path);
      await menuButton(page).tap();
      const posts = menu(page).getByRole('navigation', {name: 'All posts'});
      await expect(posts.getByRole('link'), path).toHaveText(titles);
    }
    const posts = menu(page).getByRole('navigation', {name: 'All posts'});
    await posts.getByRole('link').first().tap();
    await expect(title(page)).toHaveText(titles[0] ?? '');
    await menuButton(page).tap();
    await expect(posts.getByRole('link', {name: titles[0]})).toHaveAttribute('aria-current', 'page');
  });

  // On a docs page the menu holds its sidebar, elsewhere it belongs to the navbar.
  for (const path of ['/wiki/games', '/blog']) {
    test(`closes by Escape, its button, a tap beside it, and when the focus leaves it: ${path}`, async ({page}) => {
      await page.goto(path);
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();

      await menuButton(page).tap();
      await menu(page).getByRole('button', {name: 'Close navigation bar'}).tap();
      await expect(menu(page)).toBeHidden();

      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await page.touchscreen.tap(phone.viewport.width - 10, phone.viewport.height / 2);
      await expect(menu(page)).toBeHidden();

      await menuButton(page).tap();
      await menu(page).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('body :focus')).toBeVisible();
    });

    test(`holds the page still, survives rotation, and is gone from a page it leads to: ${path}`, async ({page}) => {
      await open(page, path);
      await menuButton(page).tap();
      await expect(html(page)).toHaveCSS('overflow-y', 'hidden');
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 800);
      expect(await scrollTop(page)).toBe(0);
      await page.setViewportSize({width: 844, height: 390});
      expect((await menu(page).boundingBox())?.height).toBe(390);
      await menu(page).getByRole('link', {name: 'API docs'}).tap();
      await expect(title(page)).toHaveText('API reference');
      await expect(menu(page)).toBeHidden();
      await menuButton(page).tap();
      await page.setViewportSize({width: 1200, height: 800});
      await expect(page.locator('#site-menu:popover-open')).toHaveCount(0);
      await expect(html(page)).not.toHaveCSS('overflow-y', 'hidden');
    });
  }
});

test.describe('by keyboard', () => {
  test('skip link, announcement, menu, colour mode, a page', async ({page}) => {
    await page.setViewportSize(phone.viewport);
    await open(page, '/wiki/games');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeInViewport();
    await tabTo(page, announcementBar(page).getByRole('button', {name: 'Close'}));
    await page.keyboard.press('Enter');
    await expect(announcementBar(page)).toBeHidden();
    await tabTo(page, menuButton(page));
    await page.keyboard.press('Space');
    await tabTo(page, menu(page).getByRole('button', {name: /switch between dark and light mode/i}));
    await page.keyboard.press('Enter');
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await tabTo(page, menu(page).getByRole('link', {name: 'Pillory'}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/wiki/session/pillory');
    await expect(title(page)).toBeFocused();
    await tabTo(page, page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/}));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/wiki/session/pillory');
  });

  test('the skip link leads to the start of the content', async ({page}) => {
    for (const path of ['/wiki/session/settings', '/docs/api/time/add', '/blog', '/']) {
      await open(page, path);
      for (const key of ['Tab', 'Enter', 'Tab']) {
        await page.keyboard.press(key);
      }
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true);
    }
  });
});

test.describe('route change', () => {
  test('shows the top of the new page and reads out its heading; back and forward return to where the reader was', async ({
    page,
  }) => {
    await open(page, '/wiki/session/settings');
    await expect(page.locator('body')).toBeFocused();
    await scrollTo(page, 1500);
    await sidebarLink(page, 'Feed').click();
    await expect(title(page)).toHaveText('Feed');
    await expect(title(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollTo(page, 200);
    await page.goBack();
    await expect(page).toHaveURL('/wiki/session/settings');
    await expect.poll(() => scrollTop(page)).toBe(1500);
    await page.goForward();
    await expect(page).toHaveURL('/wiki/session/feed');
    await expect.poll(() => scrollTop(page)).toBe(200);
  });

  test('a link to the page that is read adds no step, and one pressed with a key opens beside it', async ({
    page,
    context,
  }) => {
    await open(page, '/wiki/session/feed');
    const steps = await page.evaluate(() => history.length);
    await sidebarLink(page, 'Feed').click();
    await expect(page.locator('html[data-has-hydrated=true]')).toBeAttached();
    expect(await page.evaluate(() => history.length)).toBe(steps);
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      sidebarLink(page, 'Pillory').click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(beside).toHaveURL('/wiki/session/pillory');
    await expect(page).toHaveURL('/wiki/session/feed');
  });

  test('the sidebar shows the current page, on arrival and after a page change', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/docs/api/links/sub-ranndom');
    const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current="page"]');
    await expect(current).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').first().click();
    await expect(page).not.toHaveURL('/docs/api/links/sub-ranndom');
    await expect(current).toBeInViewport();
  });
});

test('several tabs show the same mode, also without React, and one that comes back from the cache', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await open(page, '/wiki');
  await other.goto('/privacy');
  await toggle(page).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await other.goto('/blog');
  await toggle(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await other.goBack();
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
});
