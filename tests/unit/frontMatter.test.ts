import {expect, test} from 'vitest';
import {checkFrontMatter} from '../../src/features/frontMatter/build/parseFrontMatter';

const page = {
  title: 'Bingo',
  description: 'What is known about the game of bingo, for wearers and holders.',
  role: 'both',
  certainty: 'unknown',
  tags: ['games'],
};

test('a complete page passes', () => {
  expect(() => {
    checkFrontMatter('wiki/games/bingo.mdx', page);
  }).not.toThrow();
});

test.each([
  ['title', undefined, '"title" is required'],
  ['description', 'Short.', '"description" length must be at least 40'],
  ['role', 'keyholder', '"role" must be one of [wearer, holder, both, integrator]'],
  ['certainty', undefined, '"certainty" is required'],
  ['tags', [], '"tags" must contain at least 1 items'],
])('a wiki page with %s = %j is refused with file, key and remedy', (key, value, reason) => {
  const check = () => {
    checkFrontMatter('wiki/games/bingo.mdx', {...page, [key]: value});
  };
  expect(check).toThrow('wiki/games/bingo.mdx: the front matter needs mending.');
  expect(check).toThrow(reason);
  expect(check).toThrow('_template.mdx');
});

test('an API page that names an operation which does not exist is refused', () => {
  const check = () => {
    checkFrontMatter('docs/api/time/add.mdx', {...page, operation: 'addTimes'});
  };
  expect(check).toThrow('docs/api/time/add.mdx: the front matter needs mending.');
  expect(check).toThrow('"operation" must be one of [getInfo, addTime,');
});

test('files outside the content folders are left alone', () => {
  expect(() => {
    checkFrontMatter('CONTRIBUTING.md', {});
  }).not.toThrow();
});
