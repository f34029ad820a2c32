// What authors add, tried in one copy of the site: a changelog entry, and a page with all that they may write.
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copySite, removeSite, runIn} from '../support/grownSite';
import {readBuilt} from '../support/site';

// Today, because a future entry would stop the build.
const date = new Date().toISOString().slice(0, 10);
const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(date));
const address = `/changelog/emlalock/${date}`;
const entry = `changelog/emlalock/${date}.mdx`;

const film = `---
title: Film
description: A page with code whose lines have numbers, for the test of a site that grows.
role: both
certainty: undocumented
tags: [session]
---

\`\`\`js showLineNumbers=3
const first = 'third';
const second = 'fourth';
\`\`\`
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

function write(file: string, text: string): void {
  writeFileSync(path.join(copy, file), text);
}

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
  write(entry, notes);
  write('wiki/film.mdx', film);
  const {status, stderr, stdout} = runIn(copy, 'build');
  expect(status, stderr + stdout).toBe(0);
}, 240_000);

afterAll(() => {
  removeSite(copy);
});

test('a new entry of the changelog stands first in its sidebar, list and tag, and in the sitemap', () => {
  const sidebar = linksIn('changelog/emlalock.html', '.theme-doc-sidebar-menu');
  expect(sidebar.indexOf(address)).toBe(sidebar.indexOf('/changelog/emlalock') + 1);
  expect(linksIn('changelog/emlalock.html', 'article h3 + ul')[0]).toBe(address);
  expect(grown('changelog/emlalock.html')('article h3').first().attr('id')).toBe(date.slice(0, 7));
  expect(linksIn('changelog/emlalock/tags/api.html', 'main')).toContain(address);
  expect(read('build/sitemap.xml')).toContain(`${address}</loc>`);
});

test.each(['rss.xml', 'atom.xml', 'feed.json'])('it stands in %s, and no older item has another identity', (name) => {
  const ids = (text: string) => [...text.matchAll(/(?:<(?:guid|id)>|"id": ")([^"<]+\d)["<]/g)].map(([, id]) => id);
  const before = ids(readBuilt(`changelog/emlalock/${name}`));
  expect(before.length).toBeGreaterThan(10);
  expect(ids(read(`build/changelog/emlalock/${name}`))).toEqual([expect.stringContaining(address), ...before]);
});

test('lines of code carry their numbers beside their text', () => {
  const $ = grown('wiki/film.html');
  const lines = [...$('article pre [data-line]')].map((line) => [$(line).attr('data-line'), $(line).text()]);
  expect(lines).toEqual([
    ['3', "const first = 'third';"],
    ['4', "const second = 'fourth';"],
  ]);
});

test('the main script knows of the pages by their routes only', () => {
  const main = (folder: string) => {
    const scripts = path.join(folder, 'assets/js');
    const script = readdirSync(scripts).find((name) => name.startsWith('main.')) ?? '';
    return readFileSync(path.join(scripts, script), 'utf8').length;
  };
  const added = main(path.join(copy, 'build')) - main('build');
  expect(added).toBeGreaterThan(0);
  // Two pages, their routes, their places in the lists of documents, and any new tags.
  expect(added).toBeLessThan(3_000);
});

test.each([
  [entry, notes.replace('[api]', '[apis]'), /Tags \[apis\] used in .*\.mdx are not defined in tags\.yml/],
  [
    'wiki/film.mdx',
    `${film}\n<iframe src="https://media.example.org" />\n`,
    /wiki\/film\.html: the security policy blocks <iframe/,
  ],
  ['wiki/film.mdx', film.replace('role:', 'roles:'), /wiki\/film\.mdx: the front matter [^]*"roles" is not allowed/],
  ['docs/api/openapi.yaml', 'openapi: "3', /openapi\.yaml\\?" \(1:\d+\)/],
])(
  'a fault in %s stops the build with its place',
  (file, text, reason) => {
    const name = path.join(copy, file);
    const before = readFileSync(name);
    writeFileSync(name, text);
    const {status, stderr, stdout} = runIn(copy, 'build');
    writeFileSync(name, before);
    expect(status).not.toBe(0);
    expect(stderr + stdout).toMatch(reason);
  },
  120_000,
);
