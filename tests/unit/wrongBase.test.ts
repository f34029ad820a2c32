import {describe, expect, it} from 'vitest';
import {wrongBase} from '../../src/runtime/inline/baseUrl';

describe('wrong base', () => {
  it.each([
    ['/', '/'],
    ['/', '/index.html'],
    ['/wiki/faq', '/wiki/faq'],
    ['/wiki/faq', '/wiki/faq.html'],
    ['/wiki/faq', '/wiki/faq/'],
    ['/base/', '/base/index.html'],
    ['/404.html', '/somewhere/that/is/nothing'],
    ['/wiki/faq', '/'],
  ])('a page built for %s is at home at %s', (builtFor, standsAt) => {
    expect(wrongBase(builtFor, standsAt)).toBeUndefined();
  });

  it.each([
    ['/', '/somewhere/', '/somewhere/'],
    ['/', '/somewhere', '/somewhere/'],
    ['/wiki/faq', '/somewhere/wiki/faq', '/somewhere/'],
    ['/wiki/faq', '/a/b/wiki/faq.html', '/a/b/'],
    ['/wiki/', '/somewhere/wiki/', '/somewhere/'],
  ])('a page built for %s that stands at %s wants the base %s', (builtFor, standsAt, base) => {
    expect(wrongBase(builtFor, standsAt)).toBe(base);
  });
});
