// What authors are told of their mistakes by the development server, and a version of the API reference. cspell:ignore rolle
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {freePort} from '../support/servers';

/** A copy of the site that may be changed. It shares the installed packages. */
const copy = fs.mkdtempSync(path.join(tmpdir(), 'site-'));

const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

const inCopy = (name: string) => path.join(copy, name);

beforeAll(() => {
  fs.cpSync('.', copy, {
    recursive: true,
    filter: (name) => !/^(?:\.docusaurus|\.git|bench|build|node_modules|test-results)$/.test(name),
  });
  fs.symlinkSync(path.resolve('node_modules'), inCopy('node_modules'), 'dir');
});

afterAll(() => {
  fs.rmSync(copy, {recursive: true, force: true});
});

test('the development server tells what is wrong with a page, and recovers', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [command, 'start', '--no-open', '--port', String(port)], {
    cwd: copy,
    env: {...process.env, NODE_ENV: 'development'},
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  const untilSaid = async (pattern: RegExp) => {
    await vi.waitFor(
      () => {
        expect(output).toMatch(pattern);
      },
      {timeout: 300_000, interval: 200},
    );
    output = '';
  };
  await untilSaid(/compiled successfully/);
  for (const [name, right, wrong, message] of [
    ['wiki/faq.mdx', 'role:', 'rolle:', /wiki\/faq\.mdx: [^]*"role" is required/],
    ['wiki/faq.mdx', '\n## ', '\n[x](./nothing.mdx)\n\n## ', /"wiki\/faq\.mdx" \(\d+:\d+\)/],
    ['docs/api/openapi.yaml', 'openapi: 3', 'openapi: "3', /docs\/api\/openapi\.yaml: this is not valid YAML\./],
  ] as const) {
    const text = fs.readFileSync(inCopy(name), 'utf8');
    expect(text).toContain(right);
    fs.writeFileSync(inCopy(name), text.replace(right, wrong));
    await untilSaid(message);
    expect((await fetch(`http://localhost:${port}/wiki`)).status).toBe(200);
    fs.writeFileSync(inCopy(name), text);
    // A visible change, because the server reports nothing if the output stays the same.
    fs.appendFileSync(inCopy('wiki/faq.mdx'), '\nOne more line.\n');
    await untilSaid(/compiled successfully/);
  }
}, 600_000);

test('a version of the API reference is cut by the framework, and the site is built with it', () => {
  for (const args of [['docs:version:api', '1.0'], ['build']]) {
    execFileSync(process.execPath, [command, ...args], {cwd: copy, stdio: 'ignore'});
  }
  for (const page of ['docs/api/time/add.html', 'docs/api/next/time/add.html']) {
    expect(fs.existsSync(inCopy(`build/${page}`)), page).toBe(true);
  }
}, 600_000);
