import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {formatDay} from '../../src/site/dates';
import {readBuilt} from '../support/site';
import {copySite, removeSite, runIn} from '../support/grownSite';

// Today, because a future entry would stop the build.
const date = new Date().toISOString().slice(0, 10);
const day = formatDay(date);
const year = date.slice(0, 4);
const address = `/changelog/emlalock/${date}`;
const file = `changelog/emlalock/${date}.mdx`;

let copy = '';

/** As an author would: creates the entry with the command and fills in its kind. */
function addEntry(): void {
  expect(runIn(copy, 'new:changelog', date).stderr).toBe('');
  const entry = path.join(copy, file);
  const written = readFileSync(entry, 'utf8')
    .replace('kinds: unknown', 'kinds: [added, security]')
    .replace('areas: []', 'areas: [api]');
  writeFileSync(entry, written);
}

function grown(page: string) {
  return load(readFileSync(path.join(copy, 'build', page), 'utf8'));
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
  const {status, stderr} = runIn(copy, 'build');
  expect(status, stderr).toBe(0);
}, 240_000);

afterAll(() => {
  removeSite(copy);
});

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
  expect(readFileSync(path.join(copy, 'build/sitemap.xml'), 'utf8')).toContain(`${address}</loc>`);
  expect(linksIn('index.html', 'main')).toContain(address);
});

test.each(['rss.xml', 'atom.xml', 'feed.json'])('it stands in %s, and no older item has another identity', (name) => {
  const ids = (text: string) => [...text.matchAll(/(?:<(?:guid|id)>|"id": ")([^"<]+)/g)].map(([, id]) => id);
  const feed = `changelog/emlalock/${name}`;
  const before = ids(readBuilt(feed)).filter((id) => /\d$/.test(id ?? ''));
  const after = ids(readFileSync(path.join(copy, 'build', feed), 'utf8')).filter((id) => /\d$/.test(id ?? ''));
  expect(before.length).toBeGreaterThan(10);
  expect(after).toEqual([expect.stringMatching(new RegExp(`${address}$`)), ...before]);
});

test('the observations of the time before it are told by the entry that is closest', () => {
  expect(grown('changelog/emlalock/2025-10-26.html')('article').text()).toContain('Present by 30 December 2025');
});

test('a malformed entry stops the build with file, place, reason and remedy', () => {
  writeFileSync(path.join(copy, file), readFileSync(path.join(copy, file), 'utf8').replace('[api]', '[apis]'));
  const {status, stderr, stdout} = runIn(copy, 'build');
  expect(status).not.toBe(0);
  expect(stderr + stdout).toContain(`${file}: the front matter has to be fixed.`);
  expect(stderr + stdout).toContain('"areas[0]" must be one of');
}, 120_000);

test.each([
  ['2099-01-31', '"2099-01-31" lies in the future'],
  ['2099-02-30', '"2099-02-30" is no day of the calendar.'],
  ['31.1.2099', '"31.1.2099" is not written as year, month and day'],
  [date, `${file} exists already.`],
])('the command refuses %s', (wrong, reason) => {
  const {status, stderr} = runIn(copy, 'new:changelog', wrong);
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
});

test('the main script knows of the page by its routes only', () => {
  const main = (folder: string) => {
    const scripts = path.join(folder, 'assets/js');
    const file = readdirSync(scripts).find((name) => name.startsWith('main.')) ?? '';
    return readFileSync(path.join(scripts, file), 'utf8').length;
  };
  const added = main(path.join(copy, 'build')) - main('build');
  expect(added).toBeGreaterThan(0);
  // The entry, its route, its place in the list of changelog documents, and any new tags.
  expect(added).toBeLessThan(2_000);
});
