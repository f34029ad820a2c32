// Misspelt on purpose. cspell:ignore sesion pilory Cimg
import {redirects} from '../../src/site/redirects';
import {findViolations} from './axe';
import {expect, html, hydrate, mainLink, phone, test, title} from './fixtures';

// The browser itself logs the status of a page that does not exist.
test.use({expectedConsole: /404 \(Not Found\)/});

const missing = 'This page does not exist';
const wiki = 'EmlaLock wiki';

/** The heading of the page that must be shown → wrong or malicious addresses. */
const hostile: Record<string, string[]> = {
  [missing]: [
    '/%',
    '/%E0%A4%A',
    '/wiki/%00',
    '//evil.example/wiki',
    '/\\evil.example',
    `/${'a'.repeat(8000)}`,
    '/<script>alert(1)</script>',
    '/wiki/"><img src=x onerror=alert(1)>',
    '/wiki/‮lock',
  ],
  'Easy online keyholding': ['/wiki/%2e%2e/', '///'],
  [wiki]: [
    '//wiki',
    '/wiki/index.html',
    '/wiki#%E0%A4%A',
    '/wiki#no-such-anchor',
    '/wiki#"]:not(',
    '/wiki?docusaurus-data-x=%22%3E%3Cb%3E',
  ],
  'Frequently asked questions': ['/wiki/faq/', '/wiki/faq.html?x=<script>alert(1)</script>'],
};

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}

test('hostile addresses run nothing, and show what they name', async ({page, baseURL}) => {
  test.slow();
  page.on('dialog', () => {
    throw new Error('a script of the address was run');
  });
  for (const [heading, paths] of Object.entries(hostile)) {
    for (const path of paths) {
      // A change of the fragment alone would not load the page again.
      await page.goto('about:blank');
      // Joined as text, because two leading slashes would be resolved to another host.
      await page.goto((baseURL ?? '') + path);
      // React does not start at an address that cannot be decoded.
      if (isDecodable(new URL(page.url()).pathname)) {
        await hydrate(page);
      }
      await expect(title(page), path.slice(0, 60)).toHaveText(heading);
    }
  }
});

test.describe('not found', () => {
  test('answers 404 with ways on, and shows an address made to deceive as plain text', async ({page}) => {
    for (const path of ['/wiki/nothing', '/docs/api/links/nothing/deeper', '/%3Cimg%20src=x%3E/%E2%80%AEgnp.exe']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(title(page)).toHaveText(missing);
      const main = page.getByRole('main');
      await expect(main).toContainText(`You asked for ${path}`);
      await expect(main.getByRole('link', {name: 'All pages'})).toHaveAttribute('href', '/all-pages');
      await main.getByRole('link', {name: 'Emergency release'}).last().click();
      await expect(page).toHaveURL('/wiki/session/emergency');
    }
  });

  test('leads from an address in capitals to the page', async ({page}) => {
    const response = await page.goto('/WIKI/FAQ?from=capitals#top', {waitUntil: 'commit'});
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL('/wiki/faq?from=capitals#top');
    await hydrate(page);
  });

  test.describe('on a phone, which has not loaded React', () => {
    test.use(phone);

    test('names the nearest pages, keeps them when React comes, and follows an address in place', async ({page}) => {
      const suggestions = page.getByRole('main').getByRole('list').last().getByRole('link');
      await page.goto('/wiki/game/black-jack');
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
      await expect(page.getByRole('heading', {name: 'Did you mean one of these?'})).toBeVisible();
      await expect(suggestions).toHaveCount(3);
      expect(await findViolations(page)).toEqual([]);
      await suggestions.first().evaluate((link) => {
        link.dataset.before = 'react';
      });
      await hydrate(page);
      await expect(suggestions.first()).toHaveText('Blackjack');
      await expect(suggestions.first()).toHaveAttribute('data-before', 'react');
      await expect(suggestions).toHaveCount(3);

      await page.evaluate(() => {
        window.history.pushState(null, '', '/wiki/sesion/pilory');
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      });
      await expect(page.getByRole('main')).toContainText('You asked for /wiki/sesion/pilory');
      await suggestions.first().click();
      await expect(title(page)).toHaveText('Pillory');
    });
  });
});

test.describe('redirects', () => {
  test('lead to their pages and keep query and fragment', async ({page}) => {
    for (const {from, to} of redirects) {
      await page.goto(`${from}?from=old#top`);
      await expect(page).toHaveURL(`${to}?from=old#top`);
    }
  });

  // Hosts that ignore the redirect file serve a redirect page instead, which has no script.
  test('lead on where the host does not know them', async ({page}) => {
    await page.route('**/docs', (route) => route.fulfill({path: 'build/docs.html'}));
    await page.goto('/docs');
    await expect(page).toHaveURL('/docs/api');
  });
});

/** Hosts that do not redirect serve a page at several addresses. React must see the one that it knows. */
test.describe('at a host that serves a page at several addresses', () => {
  test.use({bringsReact: true});

  for (const [address, path, heading] of [
    ['/wiki/faq.html', '/wiki/faq', 'Frequently asked questions'],
    ['/wiki/index.html', '/wiki', wiki],
    ['/wiki//faq/?x=1#how-it-works', '/wiki/faq', 'Frequently asked questions'],
  ] as const) {
    test(`${address} is its page, and a link leads on from there`, async ({page, baseURL}) => {
      const [served = ''] = address.split('#');
      await page.route((baseURL ?? '') + served, async (route) => {
        await route.fulfill({response: await route.fetch({url: (baseURL ?? '') + path})});
      });
      await page.goto(address);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
      await expect(title(page)).toHaveText(heading);
      await mainLink(page, 'API docs').click();
      await expect(title(page)).toHaveText('API reference');
      await page.goBack();
      await expect(title(page)).toHaveText(heading);
    });
  }
});
