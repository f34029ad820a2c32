// Misspelt on purpose. cspell:ignore sesion setings
import {expect, test} from 'vitest';
import {meantPage} from '../../src/features/notFound/model/meant';
import {nearest} from '../../src/features/notFound/model/nearest';
import {readablePath} from '../../src/features/notFound/model/readablePath';

const pages = [
  {path: '/wiki/session/settings', title: 'Session settings'},
  {path: '/wiki/games/bingo', title: 'Bingo'},
  {path: '/docs/api/time/sub', title: 'Remove time'},
  {path: '/docs/api/time/add', title: 'Add time'},
];

function first(asked: string): string | undefined {
  return nearest(asked, pages, 3)[0]?.path;
}

test.each([
  ['/wiki/sesion/setings', '/wiki/session/settings'],
  ['/session-settings', '/wiki/session/settings'],
  ['/wiki/BINGO/', '/wiki/games/bingo'],
  ['/wiki/bin-go', '/wiki/games/bingo'],
  ['/docs/api/time/subtract', '/docs/api/time/sub'],
  ['/docs/api/time/remove', '/docs/api/time/sub'],
])('%s is nearest to %s', (asked, meant) => {
  expect(first(asked)).toBe(meant);
});

test('an address that differs in capitals or the last slash alone means a page, and its own address means none', () => {
  expect(meantPage('/WIKI/Session/settings', pages)).toBe('/wiki/session/settings');
  expect(meantPage('/wiki/session/settings/', pages)).toBe('/wiki/session/settings');
  expect(meantPage('/wiki/session/settings', pages)).toBeUndefined();
  expect(meantPage('/wiki/session/setting', pages)).toBeUndefined();
});

test('an address that has nothing in common with any page finds none', () => {
  expect(nearest('/日本/🙂', pages, 3)).toEqual([]);
  expect(nearest('/', pages, 3)).toEqual([]);
  expect(nearest(`/${'x'.repeat(10_000)}`, pages, 3)).toEqual([]);
});

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
