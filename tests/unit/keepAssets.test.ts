import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-assets-'));
  base = '/';
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function headers(): string {
  return `${base}*
  Cache-Control: public, max-age=0, must-revalidate
${base}assets/js/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable
`;
}

/** The base path of the site. */
let base = '/';

function build(...assets: string[]): void {
  const dir = path.join(folder, 'build');
  rmSync(dir, {recursive: true, force: true});
  mkdirSync(path.join(dir, 'assets/js'), {recursive: true});
  writeFileSync(path.join(dir, '_headers'), headers());
  for (const name of ['index.html', 'assets/search.js', ...assets]) {
    writeFileSync(path.join(dir, name), name);
  }
}

function keep(...options: string[]) {
  const where = ['--dir', path.join(folder, 'build'), '--store', path.join(folder, 'store')];
  return spawnSync('node', ['scripts/keep-assets.mjs', ...where, ...options], {encoding: 'utf8'});
}

/** Pretends that a build last contained the file this many days ago. */
function age(name: string, days: number): void {
  const list = path.join(folder, 'store/last-built.json');
  const known = JSON.parse(readFileSync(list, 'utf8')) as Record<string, number>;
  writeFileSync(list, JSON.stringify({...known, [name]: Date.now() - days * 24 * 60 * 60 * 1000}));
}

function isBuilt(name: string): boolean {
  return existsSync(path.join(folder, 'build', name));
}

describe('the files of earlier builds', () => {
  it('are there again after the next build, and only those whose name changes with the content', () => {
    build('assets/js/one.js');
    expect(keep().status).toBe(0);
    build('assets/js/two.js');
    expect(keep().stdout).toMatch(/1 hashed files of this build, 1 of earlier ones added, 0 dropped/);
    expect(isBuilt('assets/js/one.js')).toBe(true);
    expect(existsSync(path.join(folder, 'store/assets/search.js'))).toBe(false);
    expect(existsSync(path.join(folder, 'store/index.html'))).toBe(false);
  });

  it('are known below another path as well', () => {
    base = '/help/';
    build('assets/js/one.js');
    keep();
    build('assets/js/two.js');
    expect(keep().stdout).toMatch(/1 hashed files of this build, 1 of earlier ones added/);
  });

  it('stay for the days that are asked for, counted from the last build that had them', () => {
    build('assets/js/one.js', 'assets/js/both.js');
    keep();
    age('assets/js/one.js', 8);
    age('assets/js/both.js', 8);
    build('assets/js/both.js');
    keep('--days', '7');
    expect(isBuilt('assets/js/one.js')).toBe(false);
    expect(existsSync(path.join(folder, 'store/assets/js/one.js'))).toBe(false);
    expect(isBuilt('assets/js/both.js')).toBe(true);
    build();
    keep('--days', '7');
    expect(isBuilt('assets/js/both.js')).toBe(true);
  });

  it.each([[['--days', 'soon']], [['--days', '0']], [['--dir', 'no-such-build']]])(
    'need good options: %s',
    (options) => {
      build('assets/js/one.js');
      const {status, stderr} = keep(...options);
      expect(status).toBe(1);
      expect(stderr).toMatch(/--store folder --days 30|npm run build/);
    },
  );

  it.each([
    ['the root', () => '/', 'it is the project'],
    ['the project', () => '.', 'it is the project'],
    ['a folder around the build', () => folder, 'it is the project or the build, or around'],
    ['a folder in the build', () => path.join(folder, 'build/kept'), 'inside the build'],
    ['a file', () => 'package.json', 'it is no folder'],
    ['a folder with other files', () => 'wiki', 'it holds other files'],
  ])('are not kept in %s', (_, store, reason) => {
    build('assets/js/one.js');
    const {status, stderr} = keep('--store', store());
    expect(stderr).toMatch(
      /^".*" cannot be the store: .*\. Name an empty folder, or the store of an earlier build\.\n$/,
    );
    expect(stderr).toContain(reason);
    expect(status).toBe(1);
  });

  it('are not forgotten where their list is damaged', () => {
    build('assets/js/one.js');
    keep();
    writeFileSync(path.join(folder, 'store/last-built.json'), '{"assets');
    const {status, stderr} = keep();
    expect(stderr).toMatch(/^\S+last-built\.json cannot be read\. Name another, empty folder: .*\n$/);
    expect(status).toBe(1);
  });
});
