import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {areas} from '../../src/features/changelog/model/areas';
import {changeKinds, unknownTag} from '../../src/features/changelog/model/kinds';

/** Tags of pages that are not entries. */
const otherTags = ['documentation'];

test('tags.yml has a tag for every kind and every area, and no other', () => {
  const keys = [...readFileSync('changelog/emlalock/tags.yml', 'utf8').matchAll(/^([\w-]+):$/gm)].map(([, key]) => key);
  expect(keys.toSorted()).toEqual([...changeKinds, unknownTag, ...Object.keys(areas), ...otherTags].toSorted());
});
