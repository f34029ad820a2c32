import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>>;
type Locked = {version?: string; integrity?: string; resolved?: string; link?: boolean};
type Lockfile = {packages: Record<string, Locked & Manifest>};

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const manifest = readJson('package.json') as Manifest;
const {packages} = readJson('package-lock.json') as Lockfile;
const {'': root, ...locked} = packages;

function asked({dependencies, devDependencies}: Manifest): [name: string, version: string][] {
  return Object.entries({...dependencies, ...devDependencies});
}

describe('packages', () => {
  it.each(['package.json', 'bench/package.json'])('of %s are asked for by exact versions', (file) => {
    const {overrides = {}, ...others} = readJson(file) as Manifest;
    const loose = [...asked(others), ...Object.entries(overrides)].filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('stand in the lockfile as they are asked for', () => {
    expect(root?.dependencies).toEqual(manifest.dependencies);
    expect(root?.devDependencies).toEqual(manifest.devDependencies);
    const other = asked(manifest).filter(([name, version]) => locked[`node_modules/${name}`]?.version !== version);
    expect(other).toEqual([]);
  });

  it('are what they were when they were looked at, wherever they come from', () => {
    const loose = Object.entries(locked).filter(([, {integrity, resolved, link}]) => {
      return link === true || resolved !== undefined || integrity?.startsWith('sha512-') !== true;
    });
    expect(loose).toEqual([]);
  });

  it('run nothing when they are installed', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});
