// cspell:ignore framenavigated
// A link that anybody can post opens a page, and does nothing else.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from '../support/site';
import {expect, html, test, title} from './fixtures';

test.use({expectedConsole: /status of 404/});

const kinds = [
  '/wiki/faq',
  '/docs/api/time/add',
  '/wiki/session/emergency',
  '/',
  '/blog/2026/11/21/time-notation-by-example',
  '/nothing-here',
];

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

/** What a reader sees and can press, and what the root and the storage say. */
async function look(page: Page, kind: string) {
  // On the not-found page, the search adds what may have been meant, which is the last change of a page.
  await expect(kind === '/nothing-here' ? page.getByText('You asked for') : title(page)).toBeVisible();
  return page.evaluate(() => {
    const {documentElement: root, body} = document;
    const controls = [...body.querySelectorAll<HTMLElement>('a, button, summary, input')];
    return {
      attributes: [...root.attributes].map(({name, value}) => `${name}=${value}`).sort(),
      text: body.innerText.replace(/You asked for.*/s, ''),
      controls: controls.map((control) => `${control.checkVisibility()} ${control.textContent}`),
      stored: JSON.stringify(Object.entries(localStorage)),
    };
  });
}

test('names of our scripts and styles in the address change nothing on any kind of page', async ({page}) => {
  const names = knownNames();
  expect(names).toEqual(expect.arrayContaining(['site-search', 'site-hidden', 'theme', 'has-hydrated']));
  const query = names.map((name) => `docusaurus-data-${name}=${encodeURIComponent('/openapi.yaml')}`).join('&');
  for (const kind of kinds) {
    await page.goto(kind);
    const plain = await look(page, kind);
    const loads: string[] = [];
    page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));
    await page.goto(`${kind}?${query}&docusaurus-data-rh=class&docusaurus-data-owner=1`);
    // An owner's own names are set, as the framework documents it.
    const attributes = [...plain.attributes, 'data-owner=1'].sort();
    expect(await look(page, kind), kind).toEqual({...plain, attributes});
    await title(page).click();
    expect(await look(page, kind), `${kind}, pressed`).toEqual({...plain, attributes});
    expect([...new Set(loads)], kind).toEqual([kind]);
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
