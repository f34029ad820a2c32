import {anchorOf, linkTo} from '../../src/site/links';
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

  test('the main website and the code host are linked, and the contact page is not shown as their place', async ({
    page,
  }) => {
    await open(page, '/');
    const navigation = page.getByRole('navigation', {name: 'Main'});
    for (const id of ['website', 'codeHost'] as const) {
      const link = linkTo(id);
      const address = 'href' in link ? link.href : link.to;
      await expect(navigation.getByRole('link', {name: link.label})).toHaveAttribute('href', address);
    }
    await open(page, `/contact#${anchorOf('codeHost')}`);
    await expect(navigation.locator('[aria-current=page]')).toHaveCount(0);
  });

  test('the name leads home', async ({page}) => {
    await open(page, '/wiki/faq');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'EmlaLock'}).click();
    await expect(page).toHaveURL('/');
  });
});
