import {matchPath} from 'react-router-dom';
import {describe, expect, test} from 'vitest';
import askFirst from '../../src/plugins/quickRoutes/askFirst.mjs';
import {isElsewhere} from '../../src/plugins/quickRoutes/isElsewhere';

const addresses = [
  '/',
  '/wiki',
  '/wiki/',
  '/Wiki',
  '/wiki/faq',
  '/wiki/faq/',
  '/wiki/faq.html',
  '/wiki//',
  '/a+b',
  '/a%20b',
];
const paths = [...addresses, '/wiki/:page', '/wiki/*', '*', '/wiki/(faq|help)', '/wiki/faq?'];

describe.each(addresses)('for a reader at %s', (address) => {
  test.each(paths)('what is said to be elsewhere does not match: %s', (path) => {
    for (const exact of [true, false]) {
      const route = {path, exact};
      expect(isElsewhere(address, route) && matchPath(address, route) !== null).toBe(false);
    }
  });
});

test('another plain address is told without a look', () => {
  expect(isElsewhere('/wiki/faq', {path: '/wiki/help', exact: true})).toBe(true);
});

test('a router without the place to ask from stops the build', () => {
  const context = {getOptions: () => ({question: '/isElsewhere.ts'})};
  expect(askFirst.call(context, 'function matchPath(pathname, options) {}')).toBe(
    'import {isElsewhere} from "/isElsewhere.ts";\nfunction matchPath(pathname, options) {\n  if (isElsewhere(pathname, options)) return null;}',
  );
  expect(() => askFirst.call(context, '')).toThrow('react-router no longer has');
});
