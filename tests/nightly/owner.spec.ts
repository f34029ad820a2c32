// What an owner sets and writes as the framework's manual says, on a light site.
import type {Page} from '@playwright/test';
import {expect, html, menu, menuButton, phone, searchFor, test, title} from '../e2e/fixtures';
import {readStorage} from '../e2e/storage';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('a dropdown of the navbar has links, docs and HTML', async ({page}) => {
  await page.goto('/wiki');
  await expect(navbar(page).getByRole('link', {name: 'One doc'})).toBeHidden();
  await navbar(page).locator('summary', {hasText: 'More'}).click();
  await expect(navbar(page).getByRole('link', {name: 'One doc'})).toHaveAttribute('href', '/wiki/tabs');
  await expect(navbar(page).locator('b', {hasText: 'Only words'})).toBeVisible();
  await navbar(page).locator('em', {hasText: 'In HTML'}).click();
  await expect(title(page)).toHaveText('Code');
});

test('a group of the menu that is opened closes those beside it, and one that is closed does not', async ({page}) => {
  await page.goto('/wiki/folder/child');
  const groups = page.locator('aside .theme-doc-sidebar-menu > li > details');
  const [listed, withPage] = [groups.nth(0), groups.nth(1)];
  await expect(withPage).toHaveAttribute('open');
  await listed.locator('summary').click();
  await expect(listed).toHaveAttribute('open');
  await expect(withPage).not.toHaveAttribute('open');
  await withPage.evaluate((details: HTMLDetailsElement) => (details.open = true));
  await listed.locator('summary').click();
  await expect(listed).not.toHaveAttribute('open');
  await expect(withPage).toHaveAttribute('open');
});

test('the colour mode is that of the system until a reader chooses the other, in this tab', async ({page, context}) => {
  const toggle = page.getByRole('button', {name: /^Switch between/});
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/wiki');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await page.goto('/wiki/tabs');
  await page.emulateMedia({colorScheme: 'dark'});
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html(page), 'chosen').toHaveAttribute('data-theme', 'dark');
  expect(await readStorage(page, 'localStorage')).toEqual({});
  const other = await context.newPage();
  await other.goto('/wiki');
  await expect(html(other), 'in another tab').toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html(page), 'of the system again').toHaveAttribute('data-theme', 'dark');
});

test('docs and a blog that only the configuration names have a copy and the way to the emergency page, are listed and found, a list of posts once', async ({
  page,
  request,
}) => {
  for (const path of ['/of-an-owner', '/blog-of-an-owner/2026/02/02/post']) {
    expect(await (await request.get(`${path}.md`)).text()).toContain('This is "quoted"');
    await page.setViewportSize(phone.viewport);
    await page.goto(path);
    await menuButton(page).click();
    await expect(menu(page).getByRole('link', {name: 'Emergency release'}), path).toBeVisible();
  }
  await page.goto('/all-pages');
  const list = await (await request.get('/llms.txt')).text();
  for (const path of ['/of-an-owner', '/blog-of-an-owner', '/blog-of-an-owner/2026/02/02/post']) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1);
    expect(list).toContain(`${path}.md)`);
  }
  expect(await (await request.get('/blog-of-an-owner/rss.xml')).text()).toContain('Second post of an owner');
  const found = await searchFor(page, 'Second blog');
  await expect(found.and(page.locator('[href="/blog-of-an-owner"]'))).toBeVisible();
  await expect(found.and(page.locator('[href^="/blog-of-an-owner/page"]'))).toHaveCount(0);
});
