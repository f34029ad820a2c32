// A link that anybody can post opens a page, and does nothing else.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../support/site';
import {expect, html, test, title} from './fixtures';

test.use({expectedConsole: /status of 404/});

/** Every `data-` name in the scripts and styles that pages load. */
function knownNames(): string[] {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?:\.css|page\.\w+\.js|search\.js|^index\.html)$/.test(file),
  );
  const all = files.map((file) => readFileSync(path.join(buildDir, file), 'utf8')).join('\n');
  const written = all.match(/(?<=\bdata-)[a-z]+(?:-[a-z]+)*/g) ?? [];
  const properties = (all.match(/(?<=\bdataset\.)\w+/g) ?? []).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  return [...new Set([...written, ...properties])].filter((name) => !name.startsWith('url'));
}

test('names of our scripts and styles in the address change nothing', async ({page}) => {
  const names = knownNames();
  expect(names).toEqual(expect.arrayContaining(['site-search', 'site-hidden', 'theme', 'has-hydrated']));
  const query = [...names, 'rh']
    .map((name) => `docusaurus-data-${name}=${encodeURIComponent('/openapi.yaml')}`)
    .join('&');
  const attributes = () =>
    html(page).evaluate((root) => [...root.attributes].map(({name, value}) => `${name}=${value}`).sort());
  for (const path of ['/docs/api/time/add', '/wiki/session/emergency', '/nothing-here']) {
    await page.goto(path);
    const before = await attributes();
    await page.goto(`${path}?${query}&docusaurus-data-owner=1`);
    // An owner's own names are set, as the framework documents it.
    expect(await attributes(), path).toEqual([...before, 'data-owner=1'].sort());
    await title(page).click();
    await expect(page).toHaveURL(`${path}?docusaurus-data-owner=1`);
  }
});

test('a flood of names leaves the address too', async ({page}) => {
  const flood = Array.from({length: 300}, (_, index) => `docusaurus-data-site-${index}=x`).join('&');
  await page.goto(`/wiki/session/emergency?${flood}&docusaurus-data-theme=dark&own=1`);
  await expect(page).toHaveURL('/wiki/session/emergency?own=1');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(html(page)).not.toHaveAttribute('data-site-0');
});

test('an address in the wrong case is corrected, unless the host turns it back or has no such page', async ({
  page,
  baseURL,
}) => {
  await page.goto('/Wiki/FAQ?from=elsewhere#cost');
  await expect(page).toHaveURL('/wiki/faq?from=elsewhere#cost');
  let loads = 0;
  // By HTML, which the browser does not count as a redirect, like one through another host.
  await page.route(`${baseURL}/wiki/premium`, async (route) => {
    loads += 1;
    await route.fulfill({contentType: 'text/html', body: '<meta http-equiv="refresh" content="0; url=/Wiki/Premium">'});
  });
  await page.goto('/Wiki/Premium');
  await expect.poll(() => loads).toBe(1);
  // Said once the page has decided to stay.
  await expect(page.getByText('You asked for')).toBeVisible();
  await expect(page).toHaveURL('/Wiki/Premium');
  await expect(page.getByRole('main').locator('li').getByRole('link', {name: 'Premium'})).toBeVisible();
  expect(loads).toBe(1);

  await page.route(`${baseURL}/wiki/games`, async (route) => {
    loads += 1;
    await route.fulfill({response: await route.fetch({url: `${baseURL}/nothing-here`}), status: 404});
  });
  await page.goto('/wiki/games');
  await expect(title(page)).toHaveText('This page does not exist');
  await expect(page.getByText('You asked for')).toBeVisible();
  expect(loads).toBe(2);
});
