// Everything that goldens keep of a build, and what differs between two.
import {readFileSync} from 'node:fs';
import type {Browser, Page} from '@playwright/test';
import {parse} from 'yaml';
import {copyOf} from '../../../src/site/copyOf';
import {Engine} from '../../../src/features/search/engine';
import {savedEmergencyPage} from '../../../src/site/navigation';
import {goldenKinds} from '../pageKinds';
import {startServe} from '../servers';
import {readSearch} from '../searchFiles';
import {addressOf, filesIn, readBuilt} from '../site';
import type {Documents} from './files';
import {linesRendered, looks, search} from './rendered';
import {linesOfCopy, linesOfPage} from './text';

const nameOf = (address: string) => (address === '/' ? 'index' : address.slice(1));

/** The lines that the others lack. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    left.splice(at, at < 0 ? 0 : 1);
    return at < 0;
  });
}

/** What one list of lines has and another has not, as in a diff; else the lines that stand elsewhere. */
function changesIn(before: readonly string[], now: readonly string[]): string[] {
  const changes = [
    ...without(before, now).map((line) => `− ${line}`),
    ...without(now, before).map((line) => `+ ${line}`),
  ];
  const moved = now.filter((line, at) => line !== before[at]).map((line) => `moved: ${line}`);
  return changes.length > 0 ? changes : moved;
}

/** What readers search for. */
const queries = Object.values(
  parse(readFileSync('tests/support/readersQueries.yml', 'utf8')) as Record<string, string[] | Record<string, string>>,
).flatMap((list) => (Array.isArray(list) ? list : Object.keys(list)));

/** What hosts and programs read. */
const forPrograms = /^(?:_\w+|robots\.txt|llms\.txt|sitemap\.xml|openapi\.json)$|(?:rss\.xml|\.svg)$/;

/** What every page says and its copy says otherwise, what the search has, and what hosts and programs read. */
function inFiles(dir: string): Documents {
  const documents: Documents = new Map();
  const files = filesIn(dir);
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const html = readBuilt(file, dir);
    const address = addressOf(file);
    if (!/http-equiv="?refresh/.test(html)) {
      documents.set(nameOf(address), linesOfPage(html, address));
    }
    const copy = copyOf(address, '/').slice(1);
    if (goldenKinds.includes(address) && files.includes(copy)) {
      const text = linesOfPage(html, address, false);
      const lines = linesOfCopy(readBuilt(copy, dir), address, text);
      documents.set(`${nameOf(address)}.copy`, changesIn(text, lines));
    }
  }
  const {data, texts} = readSearch(dir);
  const places = data.places.map((place, at) => `${place.join(' | ')}: ${texts[at]?.split(' ').length} words`);
  documents.set('search', places);
  const {meanings, asks, urgent} = data;
  const typed = Object.entries({...meanings, ...asks}).flatMap(([means, words]) => [`${means}:`, ...words.split(',')]);
  documents.set('words', [...typed, `urgent: ${urgent.join(', ')}`]);
  const engine = new Engine(data);
  const found = (query: string) => engine.search(query).flatMap(({hits}) => hits.map(({place}) => place.address));
  const answers = queries.map((query) => `${query}: ${found(query).slice(0, 2).join(', ')}`);
  documents.set('answers', answers);
  // The names of others have a number that changes with what is in them.
  documents.set(
    'files',
    files.filter((file) => /^(?!assets).*[._](?!html|md$)/.test(file)),
  );
  for (const file of files.filter((one) => forPrograms.test(one))) {
    // The history knows when a page was changed.
    const text = readBuilt(file, dir).replaceAll(/<lastmod>[^<]*/g, '<lastmod>');
    documents.set(file, text.split(/\n|(?=<url>)/));
  }
  return documents;
}

/** The looks of all pages, those that not each page with the thing has with the names of the pages. */
function together(looks: Map<string, string[]>): string[] {
  const pages = new Map<string, Set<string>>();
  for (const [page, lines] of looks) {
    for (const key of lines.flatMap((line) => [line, line.replace(/: .*/, '')])) {
      pages.set(key, (pages.get(key) ?? new Set()).add(page));
    }
  }
  const lines = [...pages.keys()].filter((key) => key.includes(': ')).sort();
  return lines.map((line) => {
    const [here, all] = [pages.get(line), pages.get(line.replace(/: .*/, ''))];
    return here?.size === all?.size ? line : `${line} (${[...(here ?? [])].join(', ')})`;
  });
}

/** What a browser makes of a page of each kind. */
async function inBrowser(dir: string, browser: Browser): Promise<Documents> {
  const documents: Documents = new Map();
  const allLooks = new Map<string, string[]>();
  const {origin, stop} = await startServe(dir);
  // Otherwise colours fade between modes.
  const openPage = () => browser.newPage({baseURL: origin, reducedMotion: 'reduce'});
  try {
    for (const address of goldenKinds) {
      const page = await openPage();
      const {names, opened, menu, geometry, looks: seen} = await linesRendered(page, address);
      documents.set(`${nameOf(address)}.names`, names);
      // What only the details, the tabs and the menu of a phone have.
      documents.set(`${nameOf(address)}.opened`, changesIn(names, opened));
      documents.set(`${nameOf(address)}.menu`, without(menu, names));
      documents.set(`${nameOf(address)}.geometry`, geometry);
      allLooks.set(address, seen);
      await page.close();
    }
    const others = {search, 'saved page': (page: Page) => page.goto(`/${savedEmergencyPage}`)};
    for (const [name, open] of Object.entries(others)) {
      const page = await openPage();
      await open(page);
      allLooks.set(name, await looks(page));
      await page.close();
    }
  } finally {
    stop();
  }
  documents.set('looks', together(allLooks));
  return documents;
}

export async function documentsOf(dir: string, browser: Browser): Promise<Documents> {
  return new Map([...inFiles(dir), ...(await inBrowser(dir, browser))]);
}

/** What differs, each change once, with the goldens that have it. */
export function differences(before: Documents, now: Documents): string {
  const places = new Map<string, string[]>();
  for (const name of new Set([...before.keys(), ...now.keys()])) {
    const found = changesIn(before.get(name) ?? [], now.get(name) ?? []);
    // The old look of a thing above the new one.
    const changes = name === 'looks' ? found.toSorted((one, two) => (one.slice(2) < two.slice(2) ? -1 : 1)) : found;
    if (changes.length > 0) {
      // What changes everywhere, such as a size, fills no screen.
      const told = [...changes.slice(0, 60), ...(changes.length > 60 ? [`and ${changes.length - 60} more`] : [])];
      const text = told.map((line) => `  ${line}`).join('\n');
      places.set(text, [...(places.get(text) ?? []), name]);
    }
  }
  return [...places].map(([changes, names]) => `${names.join(', ')}\n${changes}`).join('\n\n');
}
