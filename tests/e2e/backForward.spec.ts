import {findBrowser} from '../support/browser';
import {pageKinds, specialPages} from '../support/pageKinds';
import {expect, test} from './fixtures';

// The runner starts its browser without the cache that brings a page back as it was left.
test.use({
  expectedConsole: /404|unload/,
  launchOptions: {...findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache']},
});

test('nothing in a page keeps the browser from bringing it back as it was left', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');

  /** A headless browser never brings pages back; its own reasons are called circumstantial. */
  async function reasonsOfPage(path: string): Promise<string[]> {
    await page.goto(path);
    await page.goto('/colophon');
    const isNotUsed = new Promise<{type: string; reason: string}[]>((resolve) => {
      session.once('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
        resolve(notRestoredExplanations);
      });
    });
    // A page that is brought back has no second `load`.
    await page.goBack({waitUntil: 'commit'});
    const isUsed = await page.evaluate(() => document.documentElement.dataset.back === 'true');
    return isUsed ? [] : (await isNotUsed).filter(({type}) => type !== 'Circumstantial').map(({reason}) => reason);
  }

  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({persisted}) => {
      document.documentElement.dataset.back = String(persisted);
    });
  });
  for (const path of [...pageKinds, ...specialPages]) {
    expect(await reasonsOfPage(path), path).toEqual([]);
  }
  await page.addInitScript(() => {
    window.addEventListener('unload', () => undefined);
  });
  expect(await reasonsOfPage('/wiki')).not.toEqual([]);
});
