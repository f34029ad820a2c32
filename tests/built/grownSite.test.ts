// What authors add and mistype, tried in one copy of the site. cspell:ignore rolle
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {addPages, datedPages, hiddenPages, hiddenTitle} from '../support/addedPages';
import {buildIn, copySite} from '../support/grownSite';
import {inDefaultLocale} from '../support/locales';
import {freePort} from '../support/servers';

// A year ahead: a date that has not come hides nothing.
const year = new Date().getFullYear() + 1;
const date = `${year}-01-02`;
const day = `2 January ${year}`;
const [entry, post] = datedPages(date, day);

/** Later still, so that they would be first in a list that shows them. */
const hidden = {draft: hiddenPages('draft', `${year}-02-03`), unlisted: hiddenPages('unlisted', `${year}-02-04`)};

const film = `---
title: Film
description: A page with a frame of another host, which the security policy blocks.
role: both
certainty: undocumented
tags: [session]
---

<iframe src="https://media.example.org" />
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

/** The first item of a feed. */
function firstOf(file: string): string | undefined {
  return /<guid.*<\/guid>/.exec(read(`build/${file}`))?.[0];
}

beforeAll(() => {
  copy = copySite();
  addPages(copy, [entry, post, ...hidden.draft, ...hidden.unlisted]);
  const sidebars = path.join(copy, 'sidebars.ts');
  const ids = hidden.draft.concat(hidden.unlisted).flatMap(({file}) => /^wiki\/(.*)\.mdx$/.exec(file)?.[1] ?? []);
  writeFileSync(
    sidebars,
    readFileSync(sidebars, 'utf8').replace("['session/end'", `['session/end', '${ids.join("', '")}'`),
  );
  const {status, stderr, stdout} = buildIn(copy);
  expect(status, stderr + stdout).toBe(0);
}, 900_000);

test('a copy without the history has no dates, and the page tools all the same', () => {
  for (const page of ['wiki/faq', 'docs/api/info', 'colophon', 'changelog/emlalock']) {
    const $ = grown(`${page}.html`);
    expect([page, $('main time').length, $('[data-site-copy-page]').length]).toEqual([page, 0, 1]);
  }
});

afterAll(() => {
  rmSync(copy, {recursive: true, force: true});
});

test('a new entry of the changelog stands first in its sidebar, list, tag and feed', () => {
  const {address} = entry;
  const sidebar = linksIn(`${address.slice(1)}.html`, '.theme-doc-sidebar-menu');
  expect(sidebar.indexOf(address)).toBe(sidebar.indexOf('/changelog/emlalock') + 1);
  expect(linksIn('changelog/emlalock.html', 'article tbody tr:first-child')).toEqual([address]);
  const tagged = linksIn('changelog/emlalock/tags/api.html', 'main article');
  expect(tagged.find((link) => /\d{4}-\d\d-\d\d$/.test(link ?? ''))).toBe(address);
  expect(firstOf('changelog/emlalock/rss.xml')).toContain(address);
});

test('a new post stands first in the list, sidebar, tag and feed of the blog', () => {
  const {address} = post;
  expect(linksIn('blog.html', 'main article')[0]).toBe(address);
  expect(linksIn('blog.html', 'nav[aria-label="Blog recent posts navigation"]')[0]).toBe(address);
  expect(linksIn('blog/tags/api.html', 'main article')[0]).toBe(address);
  expect(firstOf('blog/rss.xml')).toContain(address);
});

test.each([entry, post])('$address is in the lists of all pages and in the search', ({address}) => {
  expect(read('build/sitemap.xml')).toContain(`${address}</loc>`);
  expect(linksIn('all-pages.html', 'main')).toContain(address);
  expect(read('build/llms.txt')).toContain(`${address}.md)`);
  expect(read('build/search/search.js')).toContain(`"${address.slice(1)}"`);
});

/** The files of the build, other than scripts, in which a hidden page is named. */
function filesNaming(key: 'draft' | 'unlisted'): string[] {
  const words = [hiddenTitle(key), ...hidden[key].map(({address}) => address)].map((word) => word.toLowerCase());
  return readdirSync(path.join(copy, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:html|md|xml|json|txt)$|^_|^search\//.test(file))
    .filter((file) => words.some((word) => read(`build/${file}`).toLowerCase().includes(word)))
    .sort();
}

test('a draft is nowhere: in no sidebar, list, tag, feed, copy or search', () => {
  expect(filesNaming('draft')).toEqual([]);
});

test('an unlisted page, entry or post is named only by itself and its copy', () => {
  const own = hidden.unlisted.flatMap(({address}) => [`${address.slice(1)}.html`, `${address.slice(1)}.md`]);
  expect([...new Set(filesNaming('unlisted').map(inDefaultLocale))].sort()).toEqual(own.sort());
});

test.each([
  [entry.file, entry.text.replace('role:', 'roles:'), /emlalock\/.*\.mdx: the front matter [^]*"roles" is not allowed/],
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
  900_000,
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
      {timeout: 600_000, interval: 200},
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
