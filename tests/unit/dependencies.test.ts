import {readFileSync} from 'node:fs';
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
