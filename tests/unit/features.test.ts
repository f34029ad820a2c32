import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const root = 'src/features';
const features = readdirSync(root);

/** The other features that the files of a feature import. */
function importsOf(feature: string): string[] {
  const files = readdirSync(path.join(root, feature), {recursive: true, encoding: 'utf8'});
  const paths = files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, feature, file), 'utf8');
      const folder = path.dirname(path.join(root, feature, file));
      return [...source.matchAll(/from '(?<name>[^']+)'/g)].map(({groups}) =>
        groups?.name?.startsWith('.')
          ? path.posix.join(folder, groups.name)
          : (groups?.name ?? '').replace('@site/', ''),
      );
    });
  const others = paths.map((name) => /^src\/features\/([^/]+)/.exec(name)?.[1] ?? feature);
  return [...new Set(others)].filter((other) => other !== feature);
}

const graph = new Map(features.map((feature) => [feature, importsOf(feature)]));

function reaches(from: string, to: string, seen = new Set<string>()): boolean {
  seen.add(from);
  return (graph.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen)));
}

test('no feature imports itself by way of another', () => {
  expect([...graph.values()].flat().length, 'imports between features').toBeGreaterThan(0);
  expect(features.filter((feature) => reaches(feature, feature))).toEqual([]);
});
