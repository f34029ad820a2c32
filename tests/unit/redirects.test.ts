import {expect, test} from 'vitest';
import {checkRedirects} from '../../src/features/redirects/build';
import {redirectPage} from '../../src/features/redirects/build/page';
import {redirects} from '../../src/site/redirects';
import {productAliases} from '../support/productRoutes';

test('the list holds both spellings of every random page', () => {
  const listed = Object.fromEntries(redirects.map(({from, to}) => [from, to]));
  expect(listed).toMatchObject(productAliases);
});

test('a redirect to a missing page stops the build', () => {
  expect(() => {
    checkRedirects([{from: '/a', to: '/b'}], ['/c']);
  }).toThrow('src/site/redirects.ts: /a leads to /b, which is no page.');
});

test('a redirect from an existing page stops the build', () => {
  expect(() => {
    checkRedirects([{from: '/c', to: '/b'}], ['/b', '/c/']);
  }).toThrow('src/site/redirects.ts: /c is a page itself.');
});

test('a target cannot break out of the page', () => {
  const page = redirectPage({
    path: '/"><script>',
    url: 'https://a.example/',
    script: '/redirect.js',
    lang: 'en',
    dir: 'ltr',
  });
  expect(page).not.toContain('"><script>');
});
