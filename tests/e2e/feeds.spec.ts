import {feedFormats, feeds} from '../../src/features/feeds/model/feeds';
import {expect, open, test} from './fixtures';

for (const {folder, title} of Object.values(feeds)) {
  test.describe(title, () => {
    test('is linked in three forms from its page', async ({page}) => {
      await open(page, folder);
      for (const {label, file} of Object.values(feedFormats)) {
        const link = page.getByRole('main').getByRole('link', {name: `${label} feed of the ${title}`});
        await expect(link).toHaveAttribute('href', `${folder}/${file}`);
      }
    });

    for (const [file, item] of [
      [feedFormats.rss.file, 'item'],
      [feedFormats.atom.file, 'entry'],
    ] as const) {
      test(`${file} is well-formed and reads well in a browser`, async ({page}) => {
        const response = await page.goto(`${folder}/${file}`);
        expect(response?.headers()['content-type']).toMatch(/xml/);
        const first = page.locator(item).first();
        await expect(page.locator('title').first()).toHaveText(title);
        await expect(first.locator('title')).toHaveCSS('display', 'block');
        await expect(first.locator('title')).toBeInViewport();
        // Elements for programs are hidden.
        await expect(first.locator(item === 'item' ? 'guid' : 'id')).toBeHidden();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      });
    }
  });
}
