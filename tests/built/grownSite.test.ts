// What authors add, tried in one copy of the site: a changelog entry, and a page with all that they may write.
import {existsSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {formatDay} from '../../src/site/dates';
import {copySite, removeSite, runIn} from '../support/grownSite';
import {readBuilt} from '../support/site';

// Today, because a future entry would stop the build.
const date = new Date().toISOString().slice(0, 10);
const day = formatDay(date);
const year = date.slice(0, 4);
const address = `/changelog/emlalock/${date}`;
const entry = `changelog/emlalock/${date}.mdx`;

const host = 'media.example.org';

const film = `---
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

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8');
}

function grown(file: string) {
  return load(read(`build/${file}`));
}

/** As an author would: creates the entry with the command and fills in its kind. */
function addEntry(): void {
  expect(runIn(copy, 'new:changelog', date).stderr).toBe('');
  const text = read(entry).replace('kinds: unknown', 'kinds: [added, security]').replace('areas: []', 'areas: [api]');
  write(entry, text);
}

function linksIn(page: string, place: string): (string | undefined)[] {
  const $ = grown(page);
  return $(`${place} a`)
    .map((_, link) => $(link).attr('href'))
    .get();
}

beforeAll(() => {
  copy = copySite();
  addEntry();
  write('wiki/film.mdx', film);
  const {status, stderr, stdout} = runIn(copy, 'build');
  expect(status, stderr + stdout).toBe(0);
}, 240_000);

afterAll(() => {
  removeSite(copy);
});

describe('a new entry of the changelog', () => {
  test('the new entry stands first in the sidebar, under its year', () => {
    const links = linksIn('changelog/emlalock.html', '.theme-doc-sidebar-menu');
    expect(links.indexOf(address)).toBe(1);
  });

  test('the pager leads to it and on from it', () => {
    expect(linksIn('changelog/emlalock.html', '.pagination-nav')).toEqual([address]);
    const links = linksIn(`changelog/emlalock/${date}.html`, '.pagination-nav');
    expect(links).toEqual(['/changelog/emlalock', '/changelog/emlalock/2025-10-26']);
  });

  test('the timeline draws and tells it', () => {
    const $ = grown('changelog/emlalock.html');
    expect($('figure li').first().text()).toBe(`${year} 1 entry`);
    expect($(`section[aria-label="${year}"] li`).first().text()).toContain(day);
  });

  test('its kinds and its area are tags', () => {
    for (const tag of ['added', 'security', 'api']) {
      expect(linksIn(`changelog/emlalock/tags/${tag}.html`, 'main')).toContain(address);
      expect(linksIn(`changelog/emlalock/${date}.html`, 'footer')).toContain(`/changelog/emlalock/tags/${tag}`);
    }
  });

  test('it is in the sitemap and new on the home page', () => {
    expect(read('build/sitemap.xml')).toContain(`${address}</loc>`);
    expect(linksIn('index.html', 'main')).toContain(address);
  });

  test.each(['rss.xml', 'atom.xml', 'feed.json'])('it stands in %s, and no older item has another identity', (name) => {
    const ids = (text: string) => [...text.matchAll(/(?:<(?:guid|id)>|"id": ")([^"<]+)/g)].map(([, id]) => id);
    const feed = `changelog/emlalock/${name}`;
    const before = ids(readBuilt(feed)).filter((id) => /\d$/.test(id ?? ''));
    const after = ids(read(`build/${feed}`)).filter((id) => /\d$/.test(id ?? ''));
    expect(before.length).toBeGreaterThan(10);
    expect(after).toEqual([expect.stringMatching(new RegExp(`${address}$`)), ...before]);
  });

  test('the observations of the time before it are told by the entry that is closest', () => {
    expect(grown('changelog/emlalock/2025-10-26.html')('article').text()).toContain('Present by 30 December 2025');
  });

  test.each([
    ['2099-01-31', '"2099-01-31" lies in the future'],
    ['2099-02-30', '"2099-02-30" is no day of the calendar.'],
    ['31.1.2099', '"31.1.2099" is not written as year, month and day'],
    [date, `${entry} exists already.`],
  ])('the command refuses %s', (wrong, reason) => {
    const {status, stderr} = runIn(copy, 'new:changelog', wrong);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
  });
});

describe('a page with all that authors may write', () => {
  test('columns are aligned by classes', () => {
    const $ = grown('wiki/film.html');
    const classes = $('article td').map((_, cell) => $(cell).attr('class'));
    expect(classes.get()).toEqual(['text--left', 'text--center', 'text--right']);
  });

  test('lines of code carry their numbers beside their text', () => {
    const $ = grown('wiki/film.html');
    const lines = $('article pre [data-line]').map((_, line) => [[$(line).attr('data-line'), $(line).text()]]);
    expect(lines.get()).toEqual([
      ['3', "const first = 'third';"],
      ['4', "const second = 'fourth';"],
    ]);
  });

  test('a host of the front matter is allowed on that page alone', () => {
    const policyOf = (file: string) => grown(file)('meta[http-equiv="Content-Security-Policy"]').attr('content');
    expect(policyOf('wiki/film.html')).toContain(`frame-src https://${host}`);
    expect(policyOf('wiki.html')).not.toContain(host);
  });

  test('the headers of that page allow it, and no others', () => {
    const blocks = read('build/_headers').split('\n\n');
    expect(blocks.filter((block) => block.includes(host)).map((block) => block.split('\n')[0])).toEqual(['/wiki/film']);
  });

  test('the nginx example follows', () => {
    const {stdout} = runIn(copy, 'nginx');
    expect(stdout).toContain('/wiki/film');
    expect(stdout).toContain(`frame-src https://${host}`);
  });

  test('the privacy page names the page and its hosts', () => {
    const $ = grown('privacy.html');
    expect($('article li:has(a[href="/wiki/film"]), main li:has(a[href="/wiki/film"])').text()).toBe(`Film: ${host}`);
  });
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
  [entry, '---\nareas: [apis]\n---\n', /\.mdx: the front matter has to be fixed\.[^]*"areas\[0\]" must be one of/],
  ['wiki/film.mdx', film.replace(`allow_hosts: [${host}]`, ''), /wiki\/film\.mdx:19: <iframe src=.* is blocked/],
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
