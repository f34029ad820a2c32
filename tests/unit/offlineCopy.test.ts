import {mkdtemp, mkdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {addressOf, listCopy} from '../../src/features/offline/build/list';

let outDir = '';

async function put(file: string, text = file): Promise<void> {
  await mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
  await writeFile(path.join(outDir, file), text);
}

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'offline-copy-'));
  await put('index.html');
  await put('wiki/session/emergency.html');
  await put('wiki/session/emergency.md');
  await put('assets/js/main.0a1b2c3d.js');
  await put('wiki/start.html');
  await put('xx/index.html');
});

const site = () => ({
  outDir,
  baseUrl: '/',
  trailingSlash: false,
  redirects: [{from: '/wiki/start', to: '/wiki/session/emergency'}],
  locales: ['xx'],
  hasPages: true,
});

test.each([
  ['index.html', ''],
  ['wiki.html', 'wiki'],
  ['wiki/index.html', 'wiki/'],
  ['404.html', '404.html'],
  ['not-found.js', 'not-found.js'],
])('%s is served at "%s"', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test('the list holds pages and what they load, with their sizes, and nothing of other locales', async () => {
  const {files, leads} = await listCopy(site());
  expect(leads).toEqual({'wiki/start': 'wiki/session/emergency'});
  expect(Object.keys(files)).toEqual(['assets/js/main.0a1b2c3d.js', '', 'wiki/session/emergency']);
  expect(files['']?.bytes).toBe('index.html'.length);
});

test('the version follows from the content alone', async () => {
  const {version} = await listCopy(site());
  await put('wiki/session/emergency.md', 'no part of the copy');
  expect((await listCopy(site())).version).toBe(version);
  await put('wiki/session/emergency.html', 'another text');
  expect((await listCopy(site())).version).not.toBe(version);
});

test('a build without the emergency page is stopped, with the place to mend it', async () => {
  const withoutPages = {...site(), outDir: path.join(outDir, 'assets')};
  await expect(listCopy(withoutPages)).rejects.toThrow(
    /lacks wiki\/session\/emergency: look at "wanted" in src\/features/,
  );
  await expect(listCopy({...withoutPages, hasPages: false})).resolves.toBeDefined();
});
