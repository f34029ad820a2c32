// cspell:ignore framenavigated
// A link that anybody can post opens a page, and does nothing else.
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir, readBuilt} from '../support/site';
import {expect, html, open, phone, sidebarLink, test, title} from './fixtures';

const kinds = [
  '/wiki/faq',
  '/docs/api/time/add',
  '/wiki/session/emergency',
  '/',
  '/blog/2026/11/21/time-notation-by-example',
  '/changelog/emlalock/2021-12-01',
  '/nothing-here',
];

/** Every `data-` name in the scripts and styles that pages load. */
function knownNames(): string[] {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.css') || /(?:page\.\w+|search)\.js$/.test(file),
  );
  const texts = files.map((file) => readFileSync(path.join(buildDir, file), 'utf8'));
  const all = [...texts, readBuilt('index.html')].join('\n');
  const written = [...all.matchAll(/\bdata-([a-z]+(?:-[a-z]+)*)/g)].map(([, name = '']) => name);
  const properties = [...all.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  return [...new Set([...written, ...properties])].filter((name) => !name.startsWith('url'));
}

/** What a reader sees and can press, and what the root says. */
async function look(page: Page, kind: string) {
  // The search adds what may have been meant, which is the last change of a page.
  await expect(kind === '/nothing-here' ? page.getByText('You asked for') : title(page)).toBeVisible();
  const seen = await page.evaluate(() => {
    const {documentElement: root, body} = document;
    const controls = [...body.querySelectorAll<HTMLElement>('a, button, summary, input')];
    return {
      attributes: [...root.attributes].map(({name, value}) => `${name}=${value}`).sort(),
      text: body.innerText.replace(/You asked for.*/s, ''),
      controls: controls.map((control) => `${control.checkVisibility()} ${control.textContent}`),
    };
  });
  return {...seen, stored: await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))};
}

for (const [device, options] of [
  ['phone', phone],
  ['desktop', {}],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({...options, expectedConsole: /status of 404/});

    for (const value of ['yes', '/openapi.yaml']) {
      test(`names of our scripts and styles in the address (${value}) change nothing on any kind of page`, async ({
        page,
      }) => {
        const names = knownNames();
        expect(names).toEqual(expect.arrayContaining(['site-search', 'site-hidden', 'theme', 'has-hydrated']));
        const query = names.map((name) => `docusaurus-data-${name}=${encodeURIComponent(value)}`).join('&');
        for (const kind of kinds) {
          const response = await page.goto(kind);
          expect(response?.status()).toBe(kind === '/nothing-here' ? 404 : 200);
          const plain = await look(page, kind);
          const loads: string[] = [];
          page.on('framenavigated', (frame) => loads.push(frame.url()));
          await page.goto(`${kind}?${query}&docusaurus-data-rh=class&docusaurus-data-owner=1`);
          // An owner's own names are set, as the framework documents it.
          const attributes = [...plain.attributes, 'data-owner=1'].sort();
          expect(await look(page, kind), kind).toEqual({...plain, attributes});
          await page.locator('h1').click();
          expect(await look(page, kind), `${kind}, pressed`).toEqual({...plain, attributes});
          expect(new Set(loads.map((url) => new URL(url).pathname)), kind).toEqual(new Set([kind]));
        }
      });
    }

    test('a real page that the host answers with 404 says that it is not there, once', async ({page, baseURL}) => {
      let loads = 0;
      await page.route(`${baseURL}/wiki/faq`, async (route) => {
        loads += 1;
        const found = await route.fetch({url: `${baseURL}/nothing-here`});
        await route.fulfill({response: found, status: 404});
      });
      await page.goto('/wiki/faq');
      await expect(title(page)).toHaveText('This page does not exist');
      await expect(page.getByText('You asked for')).toBeVisible();
      expect(loads).toBe(1);
    });

    test('an address in the wrong case is corrected, unless the host turns it back', async ({page, baseURL}) => {
      await page.goto('/Wiki/FAQ?from=elsewhere#cost');
      await expect(page).toHaveURL('/wiki/faq?from=elsewhere#cost');
      let turns = 0;
      // By HTML, which the browser does not count as a redirect, like one through another host.
      await page.route(`${baseURL}/wiki/games`, async (route) => {
        turns += 1;
        const body = '<meta http-equiv="refresh" content="0; url=/Wiki/Games">';
        await route.fulfill({contentType: 'text/html', body});
      });
      await page.goto('/Wiki/Games');
      await expect.poll(() => turns).toBe(1);
      // Said once the page has decided to stay.
      await expect(page.getByText('You asked for')).toBeVisible();
      await expect(page).toHaveURL('/Wiki/Games');
      await expect(page.getByRole('main').locator('li').getByRole('link', {name: 'Games'})).toBeVisible();
      expect(turns).toBe(1);
    });
  });
}

test('a flood of names leaves the address too, and links still work', async ({page}) => {
  const flood = Array.from({length: 300}, (_, index) => `docusaurus-data-site-${index}=x`).join('&');
  await page.goto(`/wiki/session/emergency?${flood}&docusaurus-data-theme=dark&own=1`);
  await expect(page).toHaveURL('/wiki/session/emergency?own=1');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => document.documentElement.getAttributeNames())).not.toContain('data-site-0');
});

test('a fragment that cannot be decoded is none, at first, on Back and on Forward', async ({page}) => {
  await open(page, '/wiki/session/emergency#100%');
  await expect(page).toHaveURL('/wiki/session/emergency');
  await sidebarLink(page, 'Feed').click();
  await expect(title(page)).toHaveText('Feed');
  await page.evaluate(() => {
    location.hash = '#50%';
  });
  await page.goBack();
  await page.goBack();
  await expect(title(page)).toHaveText('Emergency release');
  await page.goForward();
  await page.goForward();
  await expect(title(page)).toHaveText('Feed');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test('a page inside another page clears nothing', async ({page}) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    localStorage.setItem(`theme${Object.keys(localStorage)[0]?.match(/-\w+$/)?.[0] ?? ''}`, 'dark');
  });
  const before = await page.evaluate(() => Object.entries(localStorage));
  // A foreign site, which our policy does not bind.
  await page.route('**/foreign', (route) =>
    route.fulfill({contentType: 'text/html', body: '<iframe src="/privacy" width="900" height="900"></iframe>'}),
  );
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers()};
    delete headers['content-security-policy'];
    await route.fulfill({response, headers});
  });
  await page.goto('/foreign');
  await page.frameLocator('iframe').getByRole('button', {name: 'Clear my data'}).click();
  await expect(page.frameLocator('iframe').getByRole('status')).toContainText('in a tab of its own');
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual(before);
});
