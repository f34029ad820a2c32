// cspell:ignore diese seite gibt nicht
// The site without the layer that makes pages light: React is on every page, and changes pages in place. It is under a
// path, and its addresses end in a slash.
import {expect, holdBack, html, searchFor, sidebarLink, test, title, toggle, visit} from '../e2e/fixtures';

test('each kind of page comes to life without an error', async ({page}) => {
  for (const path of [
    ...['/', '/wiki/code/', '/wiki/session/emergency/', '/wiki/tags/', '/docs/api/', '/docs/api/info/'],
    ...['/changelog/emlalock/', '/blog/', '/blog/2099/01/02/ahead/', '/blog/tags/news/', '/all-pages/', '/team/'],
  ]) {
    await visit(page, `/help${path}`);
  }
});

test('a step changes the page in place, to its top or to the heading that was asked for, and back', async ({page}) => {
  await visit(page, '/help/wiki/parts/');
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await sidebarLink(page, 'Tabs').click();
  await expect(title(page)).toHaveText('Tabs');
  await expect(page).toHaveURL('/help/wiki/tabs/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Parts of a page');
  const found = await searchFor(page, 'a style');
  await found.filter({hasText: 'A style'}).first().click();
  await expect(page).toHaveURL('/help/wiki/parts/#a-style');
  await expect(page.getByRole('heading', {name: 'A style'})).toBeInViewport();
  expect(await page.evaluate(() => 'isSame' in window), 'no document was loaded').toBe(true);
});

test('tabs work after a step, and sections and the form of a call with React', async ({page}) => {
  await visit(page, '/help/wiki/');
  await sidebarLink(page, 'Tabs').click();
  await page.getByRole('tab', {name: 'Apple'}).click();
  await expect(page.getByText('An apple.')).toBeVisible();
  await page.getByRole('tab', {name: 'On macOS'}).click();
  await expect(page).toHaveURL('/help/wiki/tabs/?on=mac');
  await visit(page, '/help/wiki/parts/');
  await page.getByRole('article').locator('summary', {hasText: 'Open me'}).click();
  await expect(page.getByText('Inside.', {exact: true})).toBeVisible();
  await visit(page, '/help/docs/api/time/add/');
  await page.getByRole('spinbutton', {name: 'hours'}).fill('2');
  await expect(page.locator('pre').first()).toContainText('value=D1H2');
});

test('a step that takes long shows a bar after a second, which goes when the page comes', async ({page}) => {
  const bar = page.locator('#nprogress');
  await page.clock.install();
  await visit(page, '/help/wiki/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The files of pages. The page script and what React begins with have come.
  const letGo = await holdBack(page, /\/assets\/js\/(?!main|runtime|page\.)/);
  // A whole press would rest on the link, which loads the next page.
  await page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}).dispatchEvent('click');
  // The framework makes the bar after 200 ms, and src/css shows it 800 ms later.
  await page.clock.runFor(200);
  await expect(bar).toHaveCSS('animation-delay', '0.8s');
  await expect(bar.locator('.bar')).toBeVisible();
  letGo();
  await expect(title(page)).toHaveText('All pages');
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);
});

test.describe('what fails', () => {
  test.use({expectedConsole: /status of 404|ERR_FAILED/});

  for (const files of ['**/main.*.js', '**/styles.*.css']) {
    test(`for want of ${files}, a page says so, and "Retry" loads it`, async ({page}) => {
      await page.route(files, (route) => route.abort());
      await page.goto('/help/wiki/parts/');
      const notice = page.getByRole('alert').filter({hasText: 'This site did not load properly.'});
      await expect(notice).toBeVisible();
      await expect(title(page)).toHaveText('Parts of a page');
      await page.unroute(files);
      await notice.getByRole('button', {name: 'Retry'}).click();
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      await expect(notice).toBeHidden();
    });
  }

  test('for an address that is not there, or cannot be decoded, is said in its language', async ({page}) => {
    for (const [path, heading] of Object.entries({
      '/nope/a': 'This page does not exist',
      '/wiki/%E0%A4%A': 'This page does not exist',
      '/de/nope/a': 'Diese Seite gibt es nicht',
    })) {
      await visit(page, `/help${path}`);
      await expect(title(page), path).toHaveText(heading);
    }
  });
});

test('the second language has the query, the place and the mode that was chosen', async ({page}) => {
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await visit(page, '/help/wiki/parts/?from=mail#a-style');
  await toggle(page).click();
  await navbar.getByRole('button', {name: 'English'}).hover();
  await navbar.getByRole('link', {name: 'Deutsch'}).click();
  await expect(page).toHaveURL('/help/de/wiki/parts/?from=mail#a-style');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});
