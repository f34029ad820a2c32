import {expect, open, test} from './fixtures';

const sections = [
  {label: 'Wiki', path: '/wiki'},
  {label: 'Changelog', path: '/changelog/emlalock'},
  {label: 'API docs', path: '/docs/api'},
];

test.describe('navbar', () => {
  for (const {label, path} of sections) {
    test(`${label} leads to ${path} and shows that the reader is there`, async ({page}) => {
      await open(page, '/');
      const navigation = page.getByRole('navigation', {name: 'Main'});
      await navigation.getByRole('link', {name: label}).click();
      await expect(page).toHaveURL(path);
      await expect(navigation.getByRole('link', {name: label})).toHaveAttribute('aria-current', 'page');
    });
  }

  test('outside links lead to the main website while no other address is confirmed', async ({page}) => {
    await open(page, '/');
    for (const name of ['Main website', 'Code hosting']) {
      const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name});
      await expect(link).toHaveAttribute('href', 'https://www.emlalock.com/');
    }
  });

  test('the name leads home', async ({page}) => {
    await open(page, '/wiki/faq');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'EmlaLock'}).click();
    await expect(page).toHaveURL('/');
  });
});
