import {expect, test} from 'vitest';
import {isStoredByUs} from '../../src/features/storage/model/storedData';

test.each([
  ['theme-a1b', true],
  ['docusaurus.tab.language-a1b', true],
  ['docs-preferred-version-api-a1b', true],
  ['theme', false],
  ['theme-c2d', false],
  ['my-theme-a1b', false],
  ['themes-a1b', false],
])('%s is ours: %s', (name, isOurs) => {
  expect(isStoredByUs(name, '-a1b')).toBe(isOurs);
});
