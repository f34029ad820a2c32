import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

function run(script: string, ...args: string[]) {
  const {status, stdout, stderr} = spawnSync('node', [`scripts/${script}.mjs`, ...args], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

describe.each([
  ['serve', 'npm run serve -- --dir'],
  ['smoke', 'npm run smoke -- https://'],
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

describe('a value that cannot be right', () => {
  it.each([
    ['serve', ['--port', 'abc'], '"abc" is no port. Name a number up to 65535, such as --port 3000.'],
    ['serve', ['--port', '65536'], '"65536" is no port. Name a number up to 65535, such as --port 3000.'],
    ['smoke', ['ftp://docs.example.org'], 'Give the address to check: npm run smoke -- https://docs.example.org'],
  ])('of %s %j is refused with a remedy', (script, options, refusal) => {
    expect(run(script, ...options)).toEqual({status: 1, stdout: '', stderr: `${refusal}\n`});
  });
});

describe('serve', () => {
  let dir = '';

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'docs-serve-'));
    writeFileSync(path.join(dir, 'index.html'), '');
    writeFileSync(path.join(dir, '_headers'), '/help/*\n  X-Frame-Options: DENY\n');
  });

  afterAll(() => {
    rmSync(dir, {recursive: true});
  });

  it('names the path that the build is for', () => {
    const {status, stderr} = run('serve', '--dir', dir);
    expect(stderr).toContain('was built for the path /help/, and BASE_URL holds "/". Set BASE_URL to /help/');
    expect(status).toBe(1);
  });

  it('says in one line that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const {port} = other.address() as AddressInfo;
    const env = {...process.env, BASE_URL: '/help/'};
    const options = ['scripts/serve.mjs', '--dir', dir, '--host', '127.0.0.1', '--port', String(port)];
    const {stderr} = spawnSync('node', options, {encoding: 'utf8', env});
    other.close();
    expect(stderr).toBe(`Port ${port} is in use. Name another: npm run serve -- --port ${port + 1}\n`);
  });
});
