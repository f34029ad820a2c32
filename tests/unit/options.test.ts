import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const options = {encoding: 'utf8', env: {...process.env, ...env}} as const;
  const {status, stdout, stderr} = spawnSync('node', [`scripts/${script}.mjs`, ...args], options);
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

test('serve says in one line that the build is for another path, or that the port is in use', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'docs-serve-'));
  writeFileSync(path.join(dir, 'index.html'), '');
  writeFileSync(path.join(dir, '_headers'), '/help/*\n  X-Frame-Options: DENY\n');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const {port} = other.address() as AddressInfo;
  const options = ['--dir', dir, '--host', '127.0.0.1', '--port', String(port)];
  const elsewhere = run('serve', options);
  const busy = run('serve', options, {BASE_URL: '/help/'});
  other.close();
  rmSync(dir, {recursive: true});
  expect(elsewhere.status).toBe(1);
  expect(elsewhere.stderr).toContain('was built for the path /help/, and BASE_URL holds "/". Set BASE_URL to /help/');
  expect(busy.stderr).toBe(`Port ${port} is in use. Name another: npm run serve -- --port ${port + 1}\n`);
});
