// Several tabs of one reader agree on what is stored, and do not trigger each other endlessly.
import type {BrowserContext, Page} from '@playwright/test';
import {findBrowser} from '../support/browser';
import {randomFrom} from '../support/random';
import {expect, open, test} from './fixtures';
import {readStorage} from './storage';

// Some tests block a tab, which must not block the others.
test.use({launchOptions: findBrowser({doTabsShare: false})});

const html = (page: Page) => page.locator('html');
const isDismissed = 'data-announcement-bar-initially-dismissed';

const toggle = (page: Page) => page.getByRole('button', {name: /switch between dark and light mode/i}).first();

/** Counts the storage writes of all tabs. */
async function countWrites(context: BrowserContext): Promise<{theme: number}> {
  const writes = {theme: 0};
  await context.exposeFunction('tellWrite', (key: string) => {
    writes.theme += key.startsWith('theme') ? 1 : 0;
  });
  await context.addInitScript(() => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function store(this: Storage, key: string, value: string) {
      void (window as unknown as {tellWrite: (key: string) => Promise<void>}).tellWrite(key);
      setItem.call(this, key, value);
    };
  });
  return writes;
}

/** Blocks the main thread of a tab, like a long task. Not awaited. */
function block(page: Page, milliseconds: number): void {
  void page.evaluate((time) => {
    setTimeout(() => {
      const end = performance.now() + time;
      while (performance.now() < end) {
        // Busy wait.
      }
    });
  }, milliseconds);
}

/** Two hydrated tabs, and two whose scripts never load. */
async function openTabs(context: BrowserContext): Promise<Page[]> {
  const paths = ['/wiki', '/wiki/faq', '/privacy', '/blog'];
  return Promise.all(
    paths.map(async (path, index) => {
      const page = await context.newPage();
      if (index < 2) {
        await open(page, path);
      } else {
        await page.route('**/assets/js/*.js', () => undefined);
        await page.goto(path);
      }
      return page;
    }),
  );
}

async function expectAgreement(tabs: Page[], why: string): Promise<void> {
  for (const tab of tabs) {
    await expect(async () => {
      const stored = await readStorage(tab, 'localStorage');
      expect(await html(tab).getAttribute('data-theme'), why).toBe(stored.theme ?? 'light');
      expect(await html(tab).getAttribute(isDismissed), why).toBe(
        String(stored['docusaurus.announcement.dismiss'] === 'true'),
      );
    }).toPass({timeout: 5000});
  }
}

const seed = 20_261_122;

/** Counted, not timed, so that a seed leads to the same presses on every machine. */
const rounds = 40;

test(
  `four tabs, with React and without, agree after random presses (seed ${seed})`,
  {tag: '@deferral'},
  async ({context}) => {
    test.setTimeout(120_000);
    const random = randomFrom(seed);
    const writes = await countWrites(context);
    const tabs = await openTabs(context);
    let presses = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (let left = Math.floor(random() * 4) + 1; left > 0; left -= 1) {
        const tab = tabs[Math.floor(random() * tabs.length)];
        if (tab && random() < 0.2) {
          block(tab, 400 + random() * 1200);
        } else if (tab && random() < 0.1) {
          const close = tab.getByRole('region', {name: 'Announcement'}).getByRole('button', {name: 'Close'});
          if (await close.isVisible()) {
            await close.dispatchEvent('click');
          }
        } else if (tab) {
          presses += 1;
          await toggle(tab).dispatchEvent('click');
        }
      }
      await expectAgreement(tabs, `after ${presses} presses`);
    }
    expect(presses).toBeGreaterThan(rounds);
    expect(writes.theme).toBeLessThanOrEqual(presses);
    console.log(`seed ${seed}: ${presses} presses, ${writes.theme} writes`);
  },
);

test('blocked tabs do not answer each other for ever', async ({context}) => {
  const tabs = await Promise.all(
    ['/wiki', '/blog', '/privacy'].map(async (path) => {
      const page = await context.newPage();
      await open(page, path);
      return page;
    }),
  );
  const writes = await countWrites(context);
  const [first, ...others] = await Promise.all(
    tabs.map(async (tab) => {
      await tab.reload();
      await open(tab, tab.url());
      return tab;
    }),
  );
  for (const other of others) {
    block(other, 4000);
  }
  for (let press = 0; press < 4; press += 1) {
    await first?.waitForTimeout(700);
    if (first) {
      await toggle(first).dispatchEvent('click');
    }
  }
  await first?.waitForTimeout(3000);
  expect(writes.theme).toBe(4);
  await expectAgreement(tabs, 'after four presses');
});
