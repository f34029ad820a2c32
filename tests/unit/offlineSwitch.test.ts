import {afterEach, expect, test, vi} from 'vitest';
import {canKeep, isFile} from '../../src/features/offline/ui/copy';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['https:', true],
  ['file:', false],
])('a page at %s can be kept: %s', (protocol, isKept) => {
  vi.stubGlobal('window', {location: {protocol}, caches: {}});
  vi.stubGlobal('navigator', {serviceWorker: {}});
  expect(canKeep()).toBe(isKept);
  expect(isFile()).toBe(!isKept);
});
