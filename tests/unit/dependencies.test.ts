import {readFileSync} from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {expect, test} from 'vitest';

type Versions = Record<string, string>;
type Manifest = {dependencies?: Versions; devDependencies?: Versions; overrides?: Versions};
type Lockfile = {packages: Record<string, {version?: string; integrity?: string; resolved?: string; link?: boolean}>};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const {packages} = readJson('package-lock.json') as Lockfile;

test('packages are asked for by exact versions, and locked as they are asked for', () => {
  const {dependencies, devDependencies, overrides} = readJson('package.json') as Manifest;
  const asked = Object.entries({...dependencies, ...devDependencies});
  const loose = [...asked, ...Object.entries(overrides ?? {})].filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version));
  expect(loose).toEqual([]);
  expect(asked.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
});

test('packages are what they were when they were locked, wherever they come from, and run nothing when installed', () => {
  const loose = Object.entries(packages).filter(([name, {integrity, resolved, link}]) => {
    const isFixed = link !== true && resolved === undefined && integrity?.startsWith('sha512-');
    return name !== '' && !isFixed;
  });
  expect(loose).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('every package that is imported is asked for, or an upgrade of another package takes it away', () => {
  const {dependencies, devDependencies} = readJson('package.json') as Manifest;
  const files = Globby.sync(['*.{ts,mjs}', '{src,scripts,tests,.ci}/**/*.{ts,tsx,mjs}']);
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport[ (]|require\.resolve\()'((?:@[^/']+\/)?[^/']+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(names).toContain('@docusaurus/utils');
  const isPackage = (name: string) => [name, `@types/${name}`].some((one) => `node_modules/${one}` in packages);
  const isAskedFor = (name: string) =>
    [name, `@types/${name}`].some((one) => one in {...dependencies, ...devDependencies});
  expect([...new Set(names)].filter((name) => isPackage(name) && !isAskedFor(name))).toEqual([]);
});
