import {spawnSync} from 'node:child_process';
import {expect, test} from 'vitest';

function run(script: string, args: string[]) {
  const {status, stdout, stderr} = spawnSync('node', [`scripts/${script}.mjs`, ...args], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

test.each([
  ['serve', 'npm run serve -- --dir'],
  ['smoke', 'npm run smoke -- https://'],
])('%s says how it is called, when asked and after a wrong option', (script, example) => {
  const help = run(script, ['--help']);
  expect(help).toMatchObject({status: 0, stderr: ''});
  expect(help.stdout).toContain(example);
  const refusal = run(script, ['--colour', 'red']);
  expect(refusal).toMatchObject({status: 1, stdout: ''});
  expect(refusal.stderr).toMatch(/^Unknown option '--colour'\.\n\n/);
  expect(refusal.stderr).toContain(example);
});

test.each([
  ['serve', ['--port', '65536'], '"65536" is no port. Name a number up to 65535, such as --port 3000.'],
  ['smoke', ['ftp://docs.example.org'], 'Give the address to check: npm run smoke -- https://docs.example.org'],
])('%s with %j is refused with a remedy', (script, options, refusal) => {
  expect(run(script, options)).toEqual({status: 1, stdout: '', stderr: `${refusal}\n`});
});
