import {expect, hydrate, open, test} from './fixtures';
import {readStorage} from './storage';

const instances = ['default', 'api', 'changelog'];

test.describe('preferred docs version', () => {
  test('has one key per docs plugin; a name that is no version is cleared, a valid one is kept', async ({page}) => {
    await open(page, '/wiki');
    // Takes the suffix from a key that the site has stored itself.
    await page.evaluate((ids) => {
      const suffix = Object.keys(localStorage)[0]?.match(/-\w+$/)?.[0] ?? '';
      for (const id of ids) {
        localStorage.setItem(`docs-preferred-version-${id}${suffix}`, id === 'api' ? 'current' : 'gone');
      }
    }, instances);
    await page.reload();
    await hydrate(page);
    await expect
      .poll(async () =>
        Object.entries(await readStorage(page, 'localStorage')).filter(([key]) => key.includes('preferred')),
      )
      .toEqual([['docs-preferred-version-api', 'current']]);
  });
});
