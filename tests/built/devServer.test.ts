// While an author's file is invalid, the development server keeps running and names the place; it recovers once it is
// fixed.
// cspell:ignore rolle lable
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {copySite, removeSite} from '../support/grownSite';
import {freePort} from '../support/servers';

const patience = 120_000;

let copy = '';
let server: ChildProcess | undefined;
let origin = '';
let output = '';

/** The output of the server since the last call. */
function nextOutput(): string {
  const said = output;
  output = '';
  return said;
}

async function untilSaid(pattern: RegExp): Promise<void> {
  await vi.waitFor(
    () => {
      expect(output).toMatch(pattern);
    },
    {timeout: patience, interval: 200},
  );
  nextOutput();
}

beforeAll(async () => {
  copy = copySite();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  server = spawn(process.execPath, [command, 'start', '--no-open', '--port', String(port)], {
    cwd: copy,
    env: {...process.env, NODE_ENV: 'development'},
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  await untilSaid(/compiled successfully/);
}, patience);

afterAll(async () => {
  if (server) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  removeSite(copy);
});

test.each([
  ['wiki/games/bingo.mdx', 'role:', 'rolle:', /wiki\/games\/bingo\.mdx: [^]*"rolle" is not allowed/],
  [
    'wiki/games/bingo.mdx',
    'tags: [',
    'tags: [gaming, ',
    /Tags \[gaming\] used in [^]*bingo\.mdx are not defined in tags\.yml/,
  ],
  [
    'wiki/games/bingo.mdx',
    '\n## ',
    '\n[x](./nothing.mdx)\n\n## ',
    /`\.\/nothing\.mdx` in source file \"wiki\/games\/bingo\.mdx\" \(\d+:\d+\) couldn't be resolved/,
  ],
  ['wiki/tags.yml', 'label: Games', 'lable: Games', /extracting tags from file: "games\.lable" is not allowed/],
  [
    'docs/api/openapi.yaml',
    'openapi: 3.1.0',
    'openapi: "3.1.0',
    /deficient indentation in \"docs\/api\/openapi\.yaml\" \(\d+:\d+\)/,
  ],
])(
  '%s with %j as %j is told with its place',
  async (name, right, wrong, message) => {
    const file = path.join(copy, name);
    const before = readFileSync(file, 'utf8');
    nextOutput();
    writeFileSync(file, before.replace(right, wrong));
    try {
      await untilSaid(message);
      expect((await fetch(`${origin}/wiki`)).status).toBe(200);
    } finally {
      writeFileSync(file, before);
    }

    // A visible change, because the server reports nothing if the output stays the same.
    const page = path.join(copy, 'wiki/faq.mdx');
    writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne more line.\n`);
    await untilSaid(/compiled successfully/);
  },
  2 * patience,
);
