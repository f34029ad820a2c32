import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {isStoredByUs} from '../../src/features/storage/model/storedKeys';

const mark = '-a1b';
const rows = readFileSync('src/pages/privacy.mdx', 'utf8').matchAll(/^\|.*\| `(?<name>[\w.-]+)`[^|`]*\|$/gm);
const named = Array.from(rows, ({groups}) => groups?.name ?? '');

test('what the privacy page names is cleared', () => {
  expect(named).toContain('theme');
  expect(named.filter((name) => !isStoredByUs(name + mark, mark))).toEqual([]);
});

test.each(['theme', 'theme-c2d', 'my-theme-a1b', 'themes-a1b'])('%s is not ours', (name) => {
  expect(isStoredByUs(name, mark)).toBe(false);
});
