// Docs and blogs that only the configuration names have what ours have, and so have pages of code.
import type {Page} from '@playwright/test';
import {expect, open, phone, test} from '../e2e/fixtures';
import {contents, menu, menuButton} from '../manual/rows/row';

const docs = ['/plain-docs', '/plain-presetDocs'];
const posts = ['/plain-blog/2026/02/03/post', '/plain-presetBlog/2026/02/03/post'];

/** The name that the build makes from an id, which is a class of the page. */
async function nameOf(page: Page): Promise<string> {
  const classes = (await page.locator('html').getAttribute('class')) ?? '';
  return (/plugin-id-(\S+)/.exec(classes)?.[1] ?? '').replace('drawn-', 'Drawn ');
}

async function search(page: Page, words: string) {
  await page.getByRole('link', {name: 'Search', exact: true}).click();
  await page.getByRole('dialog').getByRole('textbox').fill(words);
  return page.getByRole('dialog').getByRole('link');
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const path of [...docs, ...posts]) {
    test(`${path} has coloured code with a title, contents, quotation marks and a copy`, async ({page, request}) => {
      await page.goto(path);
      await expect(page.getByText('This is “quoted”')).toBeVisible();
      await expect(page.getByText('/owner.js')).toBeVisible();
      await expect(page.locator('pre .keyword')).toHaveText('const');
      await expect((await contents(page)).getByRole('link', {name: 'More of an owner'})).toBeVisible();
      await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
      const copy = await page.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
      expect(await (await request.get(copy ?? '')).text()).toContain('const owner = true;');
      await menuButton(page).click();
      await expect(menu(page).getByRole('link', {name: 'Emergency release'})).toBeVisible();
    });
  }

  test('a dropdown in the menu has an arrow, so that it does not look like a link', async ({page}) => {
    await page.goto('/plain-docs');
    await menuButton(page).click();
    await expect(menu(page).locator('summary', {hasText: 'More'}).first()).toHaveCSS('display', 'list-item');
  });
});

for (const path of docs) {
  test(`${path} has the emergency page on top of its sidebar, and topics under its own name`, async ({page}) => {
    await page.goto(path);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link').first()).toHaveText('Emergency release');
    await page.goto(`${path}/tags`);
    await expect(page).toHaveTitle(new RegExp(`^${await nameOf(page)} by topic`));
  });
}

test('blogs have topics under their names', async ({page}) => {
  await page.goto('/plain-blog/tags');
  await expect(page).toHaveTitle(new RegExp(`^${await nameOf(page)} by topic`));
  await page.goto('/plain-presetBlog/tags');
  await expect(page).toHaveTitle(/^Of a preset by topic/);
});

for (const path of ['/plain-blog', '/plain-presetBlog']) {
  test(`${path} leads to a feed of its own`, async ({page, request}) => {
    await page.goto(path);
    const feed = page.getByRole('main').getByRole('link', {name: /Follow it as a feed/});
    await expect(feed).toHaveAttribute('href', `${path}/rss.xml`);
    expect(await (await request.get(`${path}/rss.xml`)).text()).toContain('Post of an owner');
  });
}

test('all of it is in the lists of pages and in the search', async ({page, request}) => {
  await page.goto('/all-pages');
  const list = await (await request.get('/llms.txt')).text();
  for (const path of [...docs, ...posts, '/plain-blog', '/plain-presetBlog', '/manual-pages/team']) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1);
    expect(list).toContain(`${path}.md)`);
  }
  const found = await search(page, 'code of an owner');
  for (const path of [...docs, ...posts]) {
    await expect(found.and(page.locator(`[href^="${path}"]`)).first()).toBeVisible();
  }
});

test('a page of code without a main element is listed by its title, found by its words, and copied alone', async ({
  page,
  request,
}) => {
  await open(page, '/all-pages');
  const entry = page.getByRole('listitem').filter({has: page.locator('[href="/manual-pages/team"]')});
  await expect(entry.getByRole('link')).toHaveText('Our team & friends');
  await expect(entry).toContainText('Who answers when you write.');
  expect(await (await request.get('/llms.txt')).text()).toContain('- [Our team & friends](');
  const copy = await (await request.get('/manual-pages/team.md')).text();
  expect(copy).toMatch(/^# Who we are\n\nQuokkas answer letters\.\n\nSource: \S+\n$/);
  await expect((await search(page, 'quokkas')).first()).toHaveAttribute('href', '/manual-pages/team');
});

test('a list of posts in several pages is found once', async ({page}) => {
  await page.goto('/all-pages');
  const found = await search(page, 'Second blog');
  await expect(found.and(page.locator('[href="/manual-blog"]'))).toBeVisible();
  await expect(found.and(page.locator('[href^="/manual-blog/page"]'))).toHaveCount(0);
});
