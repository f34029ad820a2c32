import {announcementBar, expect, html, numberOf, panel, test} from './fixtures';

test('nothing in a page keeps the browser from bringing it back as it was left', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');

  /** A headless browser never brings pages back; its own reasons are called circumstantial. */
  async function reasonsAgainst(): Promise<string[]> {
    await page.goto('/contact');
    const isNotUsed = new Promise<{type: string; reason: string}[]>((resolve) => {
      session.once('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
        resolve(notRestoredExplanations);
      });
    });
    await page.goBack();
    return (await isNotUsed).filter(({type}) => type !== 'Circumstantial').map(({reason}) => reason);
  }

  for (const path of ['/', '/wiki/session/emergency', '/docs/api/time/add']) {
    await page.goto(path);
    expect(await reasonsAgainst(), path).toEqual([]);
  }
  await numberOf(page, 'value', 'hours').fill('2');
  await expect(panel(page)).toContainText('value=D1H2');
  expect(await reasonsAgainst(), 'with the form in use').toEqual([]);
});

/** A browser under control of a test keeps no page to come back to, and shows none that it made ahead. */
const shows: Record<string, () => void> = {
  'that comes back as it was left': () => window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
  'that was made ahead': () => document.dispatchEvent(new Event('prerenderingchange')),
};

for (const [kind, show] of Object.entries(shows)) {
  test(`a page ${kind} shows what was chosen since: mode, tab, announcement`, async ({page}) => {
    await page.goto('/docs/api/time/add');
    const tab = (name: string) => page.getByRole('tab', {name});
    await tab('Python').click();
    await tab('C#').click();
    // As from another page of the tab.
    await page.evaluate(() => {
      const chosen = {theme: 'dark', 'docusaurus.tab.': 'python', 'docusaurus.announcement.dismiss': 'true'};
      const stored = Object.keys(localStorage);
      const suffix = stored[0]?.match(/-\w+$/)?.[0] ?? '';
      for (const [name, value] of Object.entries(chosen)) {
        localStorage.setItem(stored.find((key) => key.startsWith(name)) ?? name + suffix, value);
      }
    });
    await page.evaluate(show);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(tab('Python')).toHaveAttribute('aria-selected', 'true');
    await expect(announcementBar(page)).toBeHidden();
  });
}
