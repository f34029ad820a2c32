import {expect, open, test} from './fixtures';
import {blockStorage} from './storage';

test.describe('storage', () => {
  test.use({expectedConsole: /browser storage is not available/});

  test('that is unavailable is warned of once, and the page works without it', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await blockStorage(page);
    await open(page, '/wiki');
    await page.getByRole('button', {name: /switch between dark and light mode/i}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Changelog'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('EmlaLock changelog');
    expect(warnings).toHaveLength(1);
  });
});
