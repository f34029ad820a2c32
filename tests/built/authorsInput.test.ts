import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copySite, removeSite, runIn} from '../support/grownSite';

const host = 'media.example.org';

const page = `---
title: Film
description: A page with all that authors may write and that once stopped the build.
role: both
certainty: undocumented
tags: [session]
allow_hosts: [${host}]
---

| left | middle | right |
| :- | :-: | -: |
| 1 | 2 | 3 |

\`\`\`js showLineNumbers=3
const first = 'third';
const second = 'fourth';
\`\`\`

<iframe title="Film" src="https://${host}/film"></iframe>
`;

let copy = '';

function write(file: string, text: string): void {
  writeFileSync(path.join(copy, file), text);
}

function built(file: string): string {
  return readFileSync(path.join(copy, 'build', file), 'utf8');
}

beforeAll(() => {
  copy = copySite();
  write('wiki/film.mdx', page);
  const {status, stderr, stdout} = runIn(copy, 'build');
  expect(status, stderr + stdout).toBe(0);
}, 240_000);

afterAll(() => {
  removeSite(copy);
});

test('columns are aligned by classes', () => {
  const $ = load(built('wiki/film.html'));
  const classes = $('article td').map((_, cell) => $(cell).attr('class'));
  expect(classes.get()).toEqual(['text--left', 'text--center', 'text--right']);
});

test('lines of code carry their numbers beside their text', () => {
  const $ = load(built('wiki/film.html'));
  const lines = $('article pre [data-line]').map((_, line) => [[$(line).attr('data-line'), $(line).text()]]);
  expect(lines.get()).toEqual([
    ['3', "const first = 'third';"],
    ['4', "const second = 'fourth';"],
  ]);
});

test('a host of the front matter is allowed on that page alone', () => {
  const policyOf = (file: string) => load(built(file))('meta[http-equiv="Content-Security-Policy"]').attr('content');
  expect(policyOf('wiki/film.html')).toContain(`frame-src https://${host}`);
  expect(policyOf('wiki.html')).not.toContain(host);
});

test('the headers of that page allow it, and no others', () => {
  const blocks = built('_headers').split('\n\n');
  expect(blocks.filter((block) => block.includes(host)).map((block) => block.split('\n')[0])).toEqual(['/wiki/film']);
});

test('the nginx example follows', () => {
  const {stdout} = runIn(copy, 'nginx');
  expect(stdout).toContain('/wiki/film');
  expect(stdout).toContain(`frame-src https://${host}`);
});

test('the privacy page names the page and its hosts', () => {
  const $ = load(built('privacy.html'));
  expect($('article li:has(a[href="/wiki/film"]), main li:has(a[href="/wiki/film"])').text()).toBe(`Film: ${host}`);
});

test.each([
  ['wiki/film.mdx', page.replace(`allow_hosts: [${host}]`, ''), /wiki\/film\.mdx:19: <iframe src=.* is blocked/],
  ['docs/api/openapi.yaml', 'openapi: "3', /docs\/api\/openapi\.yaml:1:\d+: this is not valid YAML/],
  ['blog/tags.yml', 'api: {', /blog\/tags\.yml:1:\d+: this is not valid YAML/],
  ['static/img/large.png', 'no picture', /static\/img\/large\.png: the file cannot be read as a picture/],
])(
  'a fault in %s stops the build with its place',
  (file, text, reason) => {
    const name = path.join(copy, file);
    const before = existsSync(name) ? readFileSync(name) : null;
    writeFileSync(name, text);
    const {status, stderr, stdout} = runIn(copy, 'build');
    if (before) {
      writeFileSync(name, before);
    } else {
      rmSync(name);
    }
    expect(status).not.toBe(0);
    expect(stderr + stdout).toMatch(reason);
  },
  120_000,
);
