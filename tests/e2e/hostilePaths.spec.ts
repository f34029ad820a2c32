import {expect, hydrate, test} from './fixtures';

// The browser itself logs the status of a page that does not exist.
test.use({expectedConsole: /404 \(Not Found\)/});

const missing = 'This page does not exist';
const wiki = 'EmlaLock wiki';

/** Wrong or malicious addresses → the heading of the page that must be shown. */
const addresses: [path: string, heading: string][] = [
  ['/%', missing],
  ['/%%%', missing],
  ['/%E0%A4%A', missing],
  ['/%C0%AE%C0%AE/', missing],
  ['/wiki/%', missing],
  ['/wiki/%ff', missing],
  ['/wiki/%2e%2e/', 'Easy online keyholding, explained'],
  ['/wiki/../wiki', wiki],
  ['/wiki/%2F', missing],
  ['/wiki/%00', missing],
  ['/wiki/%0d%0aSet-Cookie:x=1', missing],
  ['//wiki', wiki],
  ['///', 'Easy online keyholding, explained'],
  ['//evil.example/wiki', missing],
  ['/\\evil.example', missing],
  ['/wiki.html', wiki],
  ['/wiki/index.html', wiki],
  ['/wiki/faq/', 'Frequently asked questions'],
  ['/wiki/faq.html?x=<script>alert(1)</script>', 'Frequently asked questions'],
  [`/${'a'.repeat(8000)}`, missing],
  ['/<script>alert(1)</script>', missing],
  ['/wiki/"><img src=x onerror=alert(1)>', missing],
  ['/javascript:alert(1)', missing],
  ['/wiki/🔑', missing],
  ['/wiki/‮lock', missing],
  ['/wiki#<script>alert(1)</script>', wiki],
  ['/wiki#%E0%A4%A', wiki],
  ['/wiki#%', wiki],
  ['/wiki#no-such-anchor', wiki],
  [`/wiki#${'x'.repeat(8000)}`, wiki],
  ['/wiki#"]:not(', wiki],
  ['/wiki?docusaurus-theme=<script>', wiki],
  ['/wiki?docusaurus-data-x=%22%3E%3Cb%3E', wiki],
];

test.describe('hostile paths and fragments', () => {
  for (const [path, heading] of addresses) {
    test(`${path.slice(0, 60)} shows "${heading}"`, async ({page, baseURL}) => {
      page.on('dialog', () => {
        throw new Error('a script of the address was run');
      });
      // Joined as text, because two leading slashes would be resolved to another host.
      await page.goto((baseURL ?? '') + path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await hydrate(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
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

  test('a fragment that turns bad while the page is open does no harm', async ({page}) => {
    await page.goto('/wiki');
    await hydrate(page);
    await page.evaluate(() => {
      window.location.hash = '#%E0%A4%A';
    });
    await expect(page).toHaveURL(/#%25E0/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(wiki);
  });
});
