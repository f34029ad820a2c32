import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {exitCodes} from '../../scripts/exitCodes.mjs';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-supply-'));
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Runs one of our scripts with the lockfile and the npm of this test. */
function run(script: string) {
  return spawnSync('node', [path.resolve('scripts', script)], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}`},
  });
}

describe('the licences of packages', () => {
  function lock(packages: Record<string, {license?: string}>): void {
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({packages: {'': {}, ...packages}}));
  }

  it.each(['MIT', '(WTFPL OR Private)', 'Apache-2.0 AND MIT'])('may be %s', (license) => {
    lock({'node_modules/one': {license}});
    expect(run('licences.mjs').status).toBe(0);
  });

  it.each(['GPL-3.0', 'MIT AND GPL-3.0', undefined])('stop the run when nobody looked at them: %s', (license) => {
    lock({'node_modules/one': {license}, 'node_modules/two/node_modules/three': {license: 'MIT'}});
    const {status, stderr} = run('licences.mjs');
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^one: ${license ?? 'not named'}$`, 'm'));
    expect(stderr).not.toContain('three');
  });
});

describe.skipIf(process.platform === 'win32')('the audit', () => {
  function answer(text: string): void {
    const npm = path.join(folder, 'npm');
    writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${text}\nEND\n`);
    chmodSync(npm, 0o755);
  }

  it('passes when the registry knows no fault', () => {
    answer(JSON.stringify({vulnerabilities: {}}));
    expect(run('audit.mjs').status).toBe(0);
  });

  it('names a known fault once, and stops', () => {
    const advisory = {title: 'Too long', url: 'https://example.org/1', severity: 'high'};
    answer(JSON.stringify({vulnerabilities: {one: {name: 'one', via: [advisory]}, two: {name: 'two', via: ['one']}}}));
    const {status, stdout} = run('audit.mjs');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^one \(high\): Too long, https:\/\/example\.org\/1$/m);
    expect(stdout).toMatch(/^1 known faults, 0 of them accepted$/m);
  });

  it.each([JSON.stringify({message: '405 Method Not Allowed', error: {}}), 'npm error network', ''])(
    'says that nothing was checked when the registry gives no answer: %s',
    (text) => {
      answer(text);
      const {status, stdout} = run('audit.mjs');
      expect(status).toBe(exitCodes.notChecked);
      expect(stdout).toMatch(/nothing was audited/);
    },
  );
});
