import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';

function run(script: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync('node', [`scripts/${script}.mjs`, ...args], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

describe.each([
  ['keep-assets', 'npm run keep-assets -- --store'],
  ['new-changelog', 'npm run new:changelog 2026-01-31'],
  ['new-page', 'npm run new:page wiki/games/dice -- --title'],
  ['new-post', 'npm run new:post 2026-01-31-keys-for-devices'],
  ['nginx', 'npm run --silent nginx -- --root'],
  ['questions', 'npm run questions -- --check'],
  ['rehearse', 'npm run rehearse -- next'],
  ['serve', 'npm run serve -- --dir'],
  ['smoke', 'npm run smoke -- https://'],
  ['try-nodes', 'npm run try-nodes -- 24'],
])('%s', (script, example) => {
  it('says how it is called when asked for help', () => {
    const {status, stdout, stderr} = run(script, '--help');
    expect(stdout).toContain(example);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('says what is wrong with an option, and how it is called', () => {
    const {status, stdout, stderr} = run(script, '--colour', 'red');
    expect(stderr).toMatch(/^Unknown option '--colour'\.\n\n/);
    expect(stderr).toContain(example);
    expect([status, stdout]).toEqual([1, '']);
  });
});
