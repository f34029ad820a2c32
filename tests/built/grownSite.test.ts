// What authors add and mistype, tried in one copy of the site. cspell:ignore rolle
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {buildIn, copySite} from '../support/grownSite';
import {freePort} from '../support/servers';

// Today, because a future entry would stop the build.
const date = new Date().toISOString().slice(0, 10);
const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
const address = `/changelog/emlalock/${date}`;
const entry = `changelog/emlalock/${date}.md`;

const film = `---
title: Film
description: A page with a frame of another host, which the security policy blocks.
role: both
certainty: undocumented
tags: [session]
---

<iframe src="https://media.example.org" />
`;

const notes = `---
title: ${day}
sidebar_label: ${day}
description: An entry that was added to see that one more entry is one more file.
role: both
certainty: documented
tags: [api]
---

What changed.
`;

let copy = '';

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

function grown(file: string) {
  return load(read(`build/${file}`));
}

function linksIn(page: string, place: string): (string | undefined)[] {
  const $ = grown(page);
  return [...$(`${place} a`)].map((link) => $(link).attr('href'));
}

beforeAll(() => {
  copy = copySite();
  writeFileSync(path.join(copy, entry), notes);
  const {status, stderr, stdout} = buildIn(copy);
  expect(status, stderr + stdout).toBe(0);
}, 240_000);

test('a copy without the history has no dates, and the page tools all the same', () => {
  for (const page of ['wiki/faq', 'docs/api/info', 'colophon', 'changelog/emlalock']) {
    const $ = grown(`${page}.html`);
    expect([page, $('main time').length, $('[data-site-copy-page]').length]).toEqual([page, 0, 1]);
  }
});

afterAll(() => {
  rmSync(copy, {recursive: true, force: true});
});

test('a new entry of the changelog stands first in its sidebar, list, tag and feed, and in the sitemap', () => {
  const sidebar = linksIn('changelog/emlalock.html', '.theme-doc-sidebar-menu');
  expect(sidebar.indexOf(address)).toBe(sidebar.indexOf('/changelog/emlalock') + 1);
  expect(linksIn('changelog/emlalock.html', 'article tbody tr:first-child')).toEqual([address]);
  expect(linksIn('changelog/emlalock/tags/api.html', 'main')).toContain(address);
  expect(read('build/sitemap.xml')).toContain(`${address}</loc>`);
  expect(/<guid.*<\/guid>/.exec(read('build/changelog/emlalock/rss.xml'))?.[0]).toContain(address);
});

test.each([
  [entry, notes.replace('role:', 'roles:'), /emlalock\/.*\.md: the front matter [^]*"roles" is not allowed/],
  ['wiki/film.mdx', film, /wiki\/film\.html: the security policy blocks <iframe/],
])(
  'a fault in %s stops the build with its place',
  (file, text, reason) => {
    const name = path.join(copy, file);
    writeFileSync(name, text);
    const {status, stderr, stdout} = buildIn(copy);
    rmSync(name);
    expect(status).not.toBe(0);
    expect(stderr + stdout).toMatch(reason);
  },
  120_000,
);

test('the development server has the files of the last build, tells what is wrong with a page, and recovers', async () => {
  const port = await freePort();
  const command = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
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
      {timeout: 120_000, interval: 200},
    );
    output = '';
  };
  await untilSaid(/compiled successfully/);
  const open = (address: string) => fetch(`http://localhost:${port}${address}`);
  writeFileSync(path.join(copy, 'build/made.md'), '# Made by a build\n');
  expect(await (await open('/made.md')).text()).toBe('# Made by a build\n');
  const missing = await open('/not-made.md');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('There is no not-made.md yet: "npm run build" makes such files.');
  expect((await open('/docs?x=1')).url).toMatch(/\/docs\/api\?x=1$/);
  for (const [name, right, wrong, message] of [
    ['wiki/games/bingo.mdx', 'role:', 'rolle:', /wiki\/games\/bingo\.mdx: [^]*"rolle" is not allowed/],
    ['wiki/games/bingo.mdx', '\n## ', '\n[x](./nothing.mdx)\n\n## ', /"wiki\/games\/bingo\.mdx" \(\d+:\d+\)/],
    ['docs/api/openapi.yaml', 'openapi: 3', 'openapi: "3', /"docs\/api\/openapi\.yaml" \(\d+:\d+\)/],
  ] as const) {
    const file = path.join(copy, name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(right, wrong));
    await untilSaid(message);
    expect((await open('/wiki')).status).toBe(200);
    writeFileSync(file, before);
    // A visible change, because the server reports nothing if the output stays the same.
    appendFileSync(path.join(copy, 'wiki/faq.mdx'), '\nOne more line.\n');
    await untilSaid(/compiled successfully/);
  }
}, 360_000);
