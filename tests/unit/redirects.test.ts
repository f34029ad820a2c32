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

test.each(['old', '/wiki/faq/', '/wiki/old one', '/../a', '/', '/wiki//faq', '/wiki?a=b'])(
  'a redirect from "%s" stops the build',
  (from) => {
    expect(() => {
      checkRedirects([{from, to: '/b'}], ['/b']);
    }).toThrow(`src/site/redirects.ts: "${from}" is no address.`);
  },
);

test('two redirects from one address stop the build', () => {
  expect(() => {
    checkRedirects([...redirects, {from: '/docs', to: '/wiki'}], ['/wiki', ...redirects.map(({to}) => to)]);
  }).toThrow('src/site/redirects.ts: /docs is in the list twice.');
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
