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

  test('the main website is linked, and an address that is not confirmed leads to the contact page', async ({page}) => {
    await open(page, '/');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    await expect(navigation.getByRole('link', {name: 'Main website'})).toHaveAttribute(
      'href',
      'https://www.emlalock.com/',
    );
    const codeHost = navigation.getByRole('link', {name: 'Code hosting'});
    await expect(codeHost).toHaveAttribute('href', '/contact#code-host');
    await codeHost.click();
    await expect(page).toHaveURL('/contact#code-host');
    await expect(codeHost).not.toHaveAttribute('aria-current', 'page');
  });

  test('the name leads home', async ({page}) => {
    await open(page, '/wiki/faq');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'EmlaLock'}).click();
    await expect(page).toHaveURL('/');
  });
});
