import {expect, test} from 'vitest';
import {readEnvironment} from '../../src/site/environment';
import {identity} from '../../src/site/identity';

test('an empty environment gives the site its own address', () => {
  expect(readEnvironment({})).toEqual({url: identity.defaultUrl, baseUrl: '/'});
});

test('an empty variable counts as not set', () => {
  expect(readEnvironment({SITE_URL: '', BASE_URL: ''})).toEqual(readEnvironment({}));
});

test('address and base are taken from the environment', () => {
  const environment = readEnvironment({SITE_URL: 'https://docs.example.org/', BASE_URL: '/help/en/'});
  expect(environment).toEqual({url: 'https://docs.example.org', baseUrl: '/help/en/'});
});

test.each([
  'docs.example.org',
  'ftp://example.org',
  'https://example.org/path',
  'javascript:alert(1)',
  ' ',
  'https://a:b@example.org',
])('SITE_URL "%s" is refused with variable, value and remedy', (value) => {
  expect(() => readEnvironment({SITE_URL: value})).toThrow(`SITE_URL holds "${value}". Give scheme and host only`);
});

test.each(['docs', '/docs', 'docs/', '//', '/a b/', '/../"/', '/docs/', '/wiki/', '/docs/help/'])(
  'BASE_URL "%s" is refused with variable, value and remedy',
  (value) => {
    expect(() => readEnvironment({BASE_URL: value})).toThrow(
      `BASE_URL holds "${value}". It must begin and end with a slash`,
    );
  },
);
