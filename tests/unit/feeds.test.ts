import {expect, test} from 'vitest';
import {hasRss, ownFeeds} from '../../src/features/feeds/hasRss';

test.each([
  [[], true],
  [['content-blog'], true],
  [[['content-blog', {id: 'news'}]], true],
  [[['content-blog', {id: 'news', feedOptions: {type: 'all'}}]], true],
  [[['content-blog', {id: 'news', feedOptions: {type: ['atom', 'json']}}]], false],
  [[['@docusaurus/plugin-content-blog', {id: 'news', feedOptions: {type: null}}]], false],
  [[['content-blog', {id: 'other', feedOptions: {type: null}}]], true],
])('a list of posts leads to a feed if the framework writes one: %j', (plugins, expected) => {
  expect(hasRss('news', {plugins, presets: []} as unknown as Parameters<typeof hasRss>[1])).toBe(expected);
  const presets = [['classic', {blog: {id: 'news', feedOptions: {type: null}}}]];
  expect(hasRss('news', {plugins: [], presets} as unknown as Parameters<typeof hasRss>[1])).toBe(false);
});

test.each([
  [null, ['changelog', 'blog']],
  ['all', ['changelog']],
  [['atom'], ['changelog']],
])('the feeds of the blog are ours unless the configuration asks the framework for %j', (type, expected) => {
  const presets = [['classic', {blog: {feedOptions: {type}}}]];
  expect(ownFeeds({plugins: [], presets} as unknown as Parameters<typeof ownFeeds>[0])).toEqual(expected);
});
