import {expect, sidebarLink, test, title} from '../e2e/fixtures';

type Framed = Window & {siteHistory?: {goBack: () => void; location: {key: string; pathname: string}}};

test.describe('memory router', () => {
  test('ten steps change the page, its title and its scroll, but neither the address nor the document', async ({
    page,
  }) => {
    const link = (role: 'navigation' | 'contentinfo', name: string | RegExp, place?: string) =>
      page.getByRole(role, place ? {name: place} : {}).getByRole('link', {name, exact: true});
    const dialog = page.getByRole('dialog', {name: 'Search'});
    const search = async (words: string) => {
      await page.keyboard.press('Control+k');
      await dialog.getByRole('textbox').fill(words);
      await expect(dialog.getByRole('link').first()).toHaveAccessibleName(new RegExp(words, 'i'));
    };
    const steps: [name: string, act: () => Promise<void>, heading: string, part?: string][] = [
      [
        'contents',
        () => page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Feed'}).click(),
        'Session settings',
        'Feed',
      ],
      [
        'anchor of a heading',
        async () => {
          await page.locator('#other').hover();
          await page.locator('#other > .hash-link').click();
        },
        'Session settings',
        'Other',
      ],
      ['sidebar', () => sidebarLink(page, 'Pillory').click(), 'Pillory'],
      ['next page', () => link('navigation', /^Next/, 'Docs pages').click(), 'Games'],
      [
        'search, pressed',
        async () => {
          await search('blackjack');
          await dialog.getByRole('link').first().click();
        },
        'Blackjack',
      ],
      ['breadcrumb', () => link('navigation', 'Home page', 'Breadcrumbs').click(), 'Easy online keyholding'],
      [
        'search, Enter',
        async () => {
          await search('bingo');
          await page.keyboard.press('Enter');
        },
        'Bingo',
      ],
      ['navbar', () => link('navigation', 'API docs', 'Main').click(), 'API reference'],
      ['footer', () => link('contentinfo', 'Privacy').click(), 'Privacy'],
      ['footer again', () => link('contentinfo', 'Blog').click(), 'Blog'],
    ];

    const loads: string[] = [];
    await page.goto('/wiki/session/settings');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    page.on('load', () => loads.push(page.url()));
    const before = await page.evaluate(() => [location.href, history.length]);
    for (const [name, act, heading, part] of steps) {
      await act();
      await expect(title(page), name).toHaveText(heading);
      await expect(page, name).toHaveTitle(new RegExp(heading));
      if (part) {
        await expect(page.getByRole('heading', {name: part, exact: true}), name).toBeInViewport();
      } else {
        await expect.poll(() => page.evaluate(() => window.scrollY), name).toBe(0);
      }
      expect(await page.evaluate(() => [location.href, history.length]), name).toEqual(before);
    }
    await page.evaluate(() => (window as Framed).siteHistory?.goBack());
    await expect(title(page)).toHaveText('Privacy');
    expect(await page.evaluate(() => (window as Framed).siteHistory?.location.key)).toMatch(/^\w{6}$/);
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
    expect(loads).toEqual([]);
  });

  test('tabs work, a link pressed with a key opens beside', async ({page, context}) => {
    await page.goto('/manual-pages/parts');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('tab', {name: 'Two'}).click();
    await expect(page.getByText('The second tab.')).toBeVisible();
    await page.getByRole('tab', {name: 'Second'}).click();
    await expect(page.getByText('In the second tongue.')).toBeVisible();
    await expect(page, 'the address is not that of the page').toHaveURL('/manual-pages/parts');
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('contentinfo')
        .getByRole('link', {name: 'Privacy'})
        .click({modifiers: ['ControlOrMeta']}),
    ]);
    await expect(beside).toHaveURL('/privacy');
    await expect(title(page)).toHaveText('Moving parts');
  });

  test('the way back of the browser leaves the site', async ({page}) => {
    await page.goto('about:blank');
    await page.goto('/wiki/session');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await sidebarLink(page, 'Feed').click();
    await expect(title(page)).toHaveText('Feed');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});
