import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {startServe} from '../support/servers';

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
  expect(refusal.stderr).toMatch(/^Unknown option '--colour'\n\n/);
  expect(refusal.stderr).toContain(example);
});

test('smoke refuses what is no address, with a remedy', () => {
  const stderr = 'Give the address to check: npm run smoke -- https://docs.example.org\n';
  expect(run('smoke', ['ftp://docs.example.org'])).toEqual({status: 1, stdout: '', stderr});
});

/** A folder for one test, with these files. */
function makeFolder(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  const write = (contents: Record<string, string>) => {
    for (const [name, text] of Object.entries(contents)) {
      writeFileSync(path.join(folder, name), text);
    }
  };
  write(files);
  return {
    folder,
    write,
    remove: (name: string) => {
      rmSync(path.join(folder, name));
    },
  };
}

test('serve follows a new build, says when it is not finished, and leaves nobody waiting', async () => {
  const first = {
    'index.html': 'Home',
    '404.html': 'Missing',
    'longer.html': 'A',
    'shorter.html': 'Many words',
    'gone.html': 'G',
  };
  const {folder, write, remove} = makeFolder({...first, '.whole': '/'});
  const server = await startServe(folder);
  onTestFinished(() => {
    server.stop();
  });
  const ask = async (page: string) => {
    const response = await fetch(`${server.origin}/${page}`, {signal: AbortSignal.timeout(10_000)});
    return `${response.status} ${await response.text()}`;
  };
  expect(await ask('shorter')).toBe('200 Many words');

  remove('.whole');
  expect(await ask('shorter')).toMatch(/^503 The site is being built/);
  remove('gone.html');
  write({'longer.html': 'Many words', 'shorter.html': 'A', 'new.html': 'N', '.whole': '/'});
  expect(await ask('longer')).toBe('200 Many words');
  expect(await ask('shorter')).toBe('200 A');
  expect(await ask('gone')).toBe('404 Missing');
  expect(await ask('new')).toBe('200 N');
});

test('serve prints what browsers tell of the policy, and lives when they tell nonsense', async () => {
  const {folder} = makeFolder({
    'index.html': 'Home',
    '404.html': `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
    '.whole': '/',
  });
  const server = await startServe(folder);
  onTestFinished(() => {
    server.stop();
  });
  const policy = (await fetch(server.origin)).headers.get('Content-Security-Policy-Report-Only');
  const [, place = ''] = /^default-src 'self';report-uri (.*)$/.exec(policy ?? '') ?? [];
  const tell = (body: string) => fetch(new URL(place, server.origin), {method: 'POST', body});
  const report = {
    'document-uri': `${server.origin}/wiki`,
    'blocked-uri': 'https://video.example',
    'effective-directive': 'frame-src',
  };
  expect((await tell('nonsense')).status).toBe(204);
  expect((await tell(JSON.stringify({'csp-report': report}))).status).toBe(204);
  await expect
    .poll(server.printed)
    .toContain('/wiki: the security policy blocks https://video.example by frame-src, see src/site/policy.ts.');
});

/** Runs a script in an empty folder, with a shell script in place of npm. Returns the folder too. */
function runWithNpm(npm: string) {
  const {folder, write} = makeFolder({'package-lock.json': '{"packages": {}}'});
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${npm}\n`, {mode: 0o755});
  const env = {...process.env, PATH: `${folder}:${process.env.PATH}`};
  const again = (script: string) =>
    spawnSync(process.execPath, [path.resolve(`scripts/${script}.mjs`)], {cwd: folder, env, encoding: 'utf8'});
  return {folder, write, again};
}

test('what is missing is installed until it is there, and what somebody has added stays', () => {
  const {folder, write, again} = runWithNpm(
    'echo $1 >> tries; test -e repaired && cp package-lock.json node_modules/.package-lock.json',
  );
  const lockfile = {
    packages: {'node_modules/a': {version: '1.0.0'}, 'node_modules/b': {version: '1.0.0', optional: true}},
  };
  write({'package-lock.json': JSON.stringify(lockfile)});
  mkdirSync(path.join(folder, 'node_modules'));
  expect(again('install')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('could not be installed') as string,
  });
  write({repaired: ''});
  expect([again('install').status, again('install').status]).toEqual([0, 0]);
  const added = {packages: {...lockfile.packages, 'node_modules/c': {version: '1.0.0'}}};
  write({'node_modules/.package-lock.json': JSON.stringify(added)});
  expect(again('install').status).toBe(0);
  expect(readFileSync(path.join(folder, 'tries'), 'utf8')).toBe('ci\nci\n');
  write({'package-lock.json': JSON.stringify({packages: {'node_modules/a': {version: '2.0.0'}}})});
  expect(again('install').status).toBe(0);
  expect(readFileSync(path.join(folder, 'tries'), 'utf8')).toBe('ci\nci\ninstall\n');
});

test('a run of all tests counts what fails, what dies and what could not be tried', () => {
  const report = '{"numPassedTests": 5, "numFailedTests": 0, "numPendingTests": 2}';
  const {again} = runWithNpm(`
    if [ $3 = build ]; then echo No page; exit 1; fi
    if [ $3 = test:unit ]; then mkdir -p test-results; echo '${report}' > $TEST_REPORT; kill -9 $$; fi`);
  const {status, stdout} = again('test');
  expect(status).toBe(1);
  expect(stdout).toContain('No page\n\n✗ npm run build (');
  expect(stdout).toContain('✗ npm run test:unit (');
  expect(stdout).toContain('✗ npm run test:e2e (not run, because build failed)');
  // Of ten steps, two fail and two need one of them.
  expect(stdout).toMatch(/Skipped.*: 2, .*\n11 passed, 4 failed\n$/);
});
