import {expect, test} from 'vitest';
import {partsIn} from '../../src/plugins/lightScripts/parts';
import shorten from '../../src/plugins/lightScripts/shorten.mjs';

function entry(name: string, module: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
}

const registry = [
  entry('0369f039', '@site/wiki/premium.mdx'),
  entry('036aa001', '@theme/BlogPostPage'),
  entry('17896441', '@theme/DocItem'),
  entry('a94703ab', '@theme/DocRoot'),
].join('\n');

test('names are as short as keeps them different, and the frame of documents is known by them', () => {
  expect(partsIn(registry)).toEqual({digits: 4, documentFrame: ['a947', '1789']});
  expect(partsIn('')).toEqual({digits: 1, documentFrame: []});
});

test('the lists of parts lose what only the build reads', () => {
  const context = {getOptions: () => ({digits: 4})};
  expect(shorten.call(context, entry('0369f039', '@site/wiki/premium.mdx'))).toBe(
    '  "0369": [() => import(/* webpackChunkName: "0369" */ "@site/wiki/premium.mdx")],',
  );
  expect(shorten.call(context, '{"/wiki-5d5": {"__comp": "17896441", "content": "fb1b3a3d"}}')).toBe(
    '{"/wiki-5d5": {"__comp": "1789", "content": "fb1b"}}',
  );
});
