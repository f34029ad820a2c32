import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../support/temporaryFolder';

/** A folder in which `npm` does what is said here instead. */
function folderWithNpm(script: string): {folder: string; env: NodeJS.ProcessEnv} {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${script}`, {mode: 0o755});
  return {folder, env: {...process.env, PATH: `${folder}:${process.env.PATH}`}};
}

test('a run of all tests counts what fails and what dies, and runs nothing that reads a build without one', () => {
  const report = '{"numPassedTests": 5, "numFailedTests": 0}';
  const {folder, env} = folderWithNpm(`
    if [ $3 = build ]; then echo No page; exit 1; fi
    if [ $3 = test:unit ]; then mkdir -p test-results; echo '${report}' > $TEST_REPORT; kill -9 $$; fi`);
  const {status, stdout} = spawnSync(process.execPath, [path.resolve('scripts/test.mjs')], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('No page\n\n✗ npm run build (');
  expect(stdout).toContain('✗ npm run test:unit (');
  expect(stdout).toContain('Not run without a build: test:built, test:e2e\n');
  // Five scripts and the five tests that one of the other two has reported.
  expect(stdout).toMatch(/\n10 passed, 2 failed\n$/);
});

test.each([
  ['what the lockfile names is installed where nothing is', 'none', 'ci --prefer-offline\n'],
  ['what is new in the lockfile is installed', 'older', 'install --no-save\n'],
  ['nothing is installed twice', 'newer', ''],
])('%s', (_, installed, expected) => {
  const {folder, env} = folderWithNpm('echo "$@"');
  const list = path.join(folder, 'node_modules/.package-lock.json');
  mkdirSync(path.dirname(list));
  const lockfile = path.join(folder, 'package-lock.json');
  for (const file of installed === 'none' ? [lockfile] : [list, lockfile]) {
    writeFileSync(file, '');
  }
  utimesSync(lockfile, 1000, installed === 'newer' ? 1000 : 9_999_999_999);
  const {stdout} = spawnSync(process.execPath, [path.resolve('scripts/install.mjs')], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(stdout).toBe(expected);
});

test('what GitLab Pages gets is built for its address with the whole history, packed, and has no page in the way of a redirect', () => {
  const {folder, env} = folderWithNpm(`
    echo "$@ $SITE_URL $BASE_URL"
    mkdir -p build/old && cd build && touch old/index.html
    echo '/docs/old /docs/new 301' > _redirects
    head -c 2000 /dev/zero > page.html`);
  const git = (command: string) => spawnSync(`git ${command}`, {cwd: folder, encoding: 'utf8', shell: true}).stdout;
  git('init --quiet source');
  for (const message of ['one', 'two']) {
    git(`-C source -c user.name=a -c user.email=a commit --quiet --allow-empty -m ${message}`);
  }
  // As in CI, with the last commit alone.
  git(`clone --quiet --depth 1 file://${folder}/source site`);
  const site = path.join(folder, 'site');
  for (const file of ['.ci/publish', 'scripts/install.mjs']) {
    cpSync(file, path.join(site, file));
  }
  const {status, stdout} = spawnSync(path.join(site, '.ci/publish'), {
    env: {...env, SITE_URL: '', BASE_URL: '', CI_PAGES_URL: 'https://team.gitlab.io/docs'},
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(git('-C site rev-list --count HEAD')).toBe('2\n');
  expect(stdout).toContain('run build -- --config .ci/docusaurus.config.ts https://team.gitlab.io /docs/');
  const built = readdirSync(path.join(site, 'build'), {recursive: true});
  expect(built.sort()).toEqual(['_redirects', 'old', 'page.html', 'page.html.gz']);
});
