import {expect, test} from 'vitest';
import {readablePath} from '../../src/features/search/readablePath';

test.each([
  ['/wiki/caf%C3%A9', '/wiki/café'],
  ['/wiki/%E0%A4%A', '/wiki/%E0%A4%A'],
  ['/a%20b%0Ac%E2%80%AEtxt', '/a�b�c�txt'],
  ['/<b>', '/<b>'],
])('%s is shown as %s', (path, text) => {
  expect(readablePath(path)).toBe(text);
});

test('a long address is cut between letters', () => {
  expect(readablePath(`/${'🙂'.repeat(500)}`)).toBe(`/${'🙂'.repeat(199)}…`);
});
