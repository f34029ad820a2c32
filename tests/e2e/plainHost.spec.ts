import {expect} from './fixtures';
import {test} from './plainHost';

test.use({effectiveType: '4g'});

/** Hosts that do not redirect serve a page at several addresses. React must see the one that it knows. */
for (const [address, heading] of [
  ['/wiki/faq.html', 'Frequently asked questions'],
  ['/wiki/faq/', 'Frequently asked questions'],
  ['/wiki/index.html', 'EmlaLock wiki'],
  ['/wiki//faq?x=1#how-it-works', 'Frequently asked questions'],
] as const) {
  test(`${address} is its page, and a link leads on from there`, async ({page}) => {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API docs'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  });
}
