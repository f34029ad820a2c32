import {expect, hydrate, test} from './fixtures';

// The browser itself logs the status of a page that does not exist.
test.use({expectedConsole: /404 \(Not Found\)/});

const missing = 'This page does not exist';
const wiki = 'EmlaLock wiki';

/** The heading of the page that must be shown → wrong or malicious addresses. */
const addresses: Record<string, string[]> = {
  [missing]: [
    '/%',
    '/%%%',
    '/%E0%A4%A',
    '/%C0%AE%C0%AE/',
    '/wiki/%',
    '/wiki/%ff',
    '/wiki/%2F',
    '/wiki/%00',
    '/wiki/%0d%0aSet-Cookie:x=1',
    '//evil.example/wiki',
    '/\\evil.example',
    `/${'a'.repeat(8000)}`,
    '/<script>alert(1)</script>',
    '/wiki/"><img src=x onerror=alert(1)>',
    '/javascript:alert(1)',
    '/wiki/🔑',
    '/wiki/‮lock',
  ],
  'Easy online keyholding': ['/wiki/%2e%2e/', '///'],
  [wiki]: [
    '/wiki/../wiki',
    '//wiki',
    '/wiki.html',
    '/wiki/index.html',
    '/wiki#<script>alert(1)</script>',
    '/wiki#%E0%A4%A',
    '/wiki#%',
    '/wiki#no-such-anchor',
    `/wiki#${'x'.repeat(8000)}`,
    '/wiki#"]:not(',
    '/wiki?docusaurus-theme=<script>',
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

test.describe('hostile paths and fragments', () => {
  test.beforeEach(({page}) => {
    page.on('dialog', () => {
      throw new Error('a script of the address was run');
    });
  });

  for (const [heading, paths] of Object.entries(addresses)) {
    test(`show "${heading}"`, async ({page, baseURL}) => {
      test.slow();
      for (const path of paths) {
        // A change of the fragment alone would not load the page again.
        await page.goto('about:blank');
        // Joined as text, because two leading slashes would be resolved to another host.
        await page.goto((baseURL ?? '') + path);
        const name = path.slice(0, 60);
        await expect(page.getByRole('heading', {level: 1}), name).toHaveText(heading);
        // React does not start at an address that cannot be decoded.
        if (isDecodable(new URL(page.url()).pathname)) {
          await hydrate(page);
          await expect(page.getByRole('heading', {level: 1}), name).toHaveText(heading);
        }
      }
    });
  }

  test.describe('in capitals', () => {
    // The static page says "not found"; the router, which ignores case, then shows the right page.
    test.use({expectedConsole: /404 \(Not Found\)|React error #418/});

    test('/WIKI leads to the wiki', async ({page}) => {
      await page.goto('/WIKI');
      await expect(page.getByRole('heading', {level: 1})).toHaveText(wiki);
    });
  });
});
