import {expect, test} from 'vitest';
import {readEnvironment} from '../../src/site/environment';
import {identity} from '../../src/site/identity';

test('an empty environment gives the site its own address', () => {
  expect(readEnvironment({})).toEqual({
    url: identity.defaultUrl,
    baseUrl: '/',
    router: 'browser',
    storage: 'localStorage',
    trailingSlash: false,
    offlineCopy: true,
    speed: true,
    locales: ['en'],
  });
});

test('an empty variable counts as not set', () => {
  const names = ['URL', 'ROUTER', 'STORAGE', 'TRAILING_SLASH', 'OFFLINE_COPY', 'SPEED', 'LOCALES', 'SPED'];
  const empty = Object.fromEntries(names.map((name) => [`SITE_${name}`, '']));
  expect(readEnvironment({BASE_URL: '', ...empty})).toEqual(readEnvironment({}));
});

test('address and base are taken from the environment', () => {
  const environment = readEnvironment({SITE_URL: 'https://docs.example.org/', BASE_URL: '/help/en/'});
  expect(environment).toMatchObject({url: 'https://docs.example.org', baseUrl: '/help/en/'});
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

test.each(['docs', '/docs', 'docs/', '//', '/a b/', '/../"/', '/../x/', '/x/./'])(
  'BASE_URL "%s" is refused with variable, value and remedy',
  (value) => {
    expect(() => readEnvironment({BASE_URL: value})).toThrow(
      `BASE_URL holds "${value}". It must begin and end with a slash`,
    );
  },
);

test('router, storage, trailing slash and locales are taken from the environment', () => {
  const variables = {SITE_ROUTER: 'hash', SITE_STORAGE: 'session', SITE_TRAILING_SLASH: 'true', SITE_LOCALES: 'en,de'};
  expect(readEnvironment(variables)).toMatchObject({
    router: 'hash',
    storage: 'sessionStorage',
    trailingSlash: true,
    locales: ['en', 'de'],
  });
});

test.each([
  ['SITE_ROUTER', 'memory', 'It must be one of browser, hash.'],
  ['SITE_STORAGE', 'localStorage', 'It must be one of local, session, none.'],
  ['SITE_TRAILING_SLASH', 'yes', 'It must be one of true, false.'],
  ['SITE_LOCALES', 'de,en', 'Give codes such as'],
  ['SITE_LOCALES', 'en,en', 'Give codes such as'],
  ['SITE_LOCALES', 'en,xx', '"xx" is no language. Give codes such as'],
  ['SITE_LOCALES', 'en, de', 'Give codes such as'],
])('%s = "%s" is refused with variable, value and remedy', (variable, value, remedy) => {
  expect(() => readEnvironment({[variable]: value})).toThrow(`${variable} holds "${value}". ${remedy}`);
});

test.each(['/docs/', '/wiki/', '/docs/help/'])(
  'BASE_URL "%s" is refused, because the site has a part of that name',
  (value) => {
    expect(() => readEnvironment({BASE_URL: value})).toThrow(
      `BASE_URL holds "${value}". It must not begin like a part of the site`,
    );
  },
);

test('a misspelt variable is refused, but not those of a host', () => {
  expect(() => readEnvironment({SITE_SPED: 'off'})).toThrow(
    'SITE_SPED is no variable of this site. Correct it to one of SITE_URL, ',
  );
  expect(readEnvironment({SITE_ID: '1', SITE_NAME: 'docs'})).toEqual(readEnvironment({}));
});
