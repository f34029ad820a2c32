import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';

test('a run of all tests counts what fails and what dies, and runs nothing that reads a build without one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  const report = '{"numPassedTests": 5, "numFailedTests": 0}';
  const npm = `#!/bin/sh
    if [ $3 = build ]; then echo No page; exit 1; fi
    if [ $3 = test:unit ]; then mkdir -p test-results; echo '${report}' > $TEST_REPORT; kill -9 $$; fi`;
  writeFileSync(path.join(folder, 'npm'), npm, {mode: 0o755});
  const {status, stdout} = spawnSync(process.execPath, [path.resolve('scripts/test.mjs')], {
    cwd: folder,
    env: {...process.env, PATH: `${folder}:${process.env.PATH}`},
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('No page\n\n✗ npm run build (');
  expect(stdout).toContain('✗ npm run test:unit (');
  expect(stdout).toContain('Not run without a build: test:built, test:e2e, test:site\n');
  // Five scripts and the five tests that one of the other two has reported.
  expect(stdout).toMatch(/\n10 passed, 2 failed\n$/);
});
