import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {expect, onTestFinished, test, vi} from 'vitest';
import {afterBuild} from '../../src/after';
import {plugins} from '../../src/features';
import {descriptionFile} from '../../src/features/api/description';
import {glossaryFile} from '../../src/features/glossary/entries';
import {list as situations} from '../../src/features/situations/entries';
import {identity} from '../../src/site/identity';
import {temporaryFolder} from '../support/temporaryFolder';

function setEnvironment(variables: Record<string, string>): void {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  Object.entries(variables).forEach((variable) => vi.stubEnv(...variable));
  vi.resetModules();
}

async function configIn(variables: Record<string, string>) {
  setEnvironment(variables);
  const {config} = await import('../../docusaurus.config');
  return config;
}

test.each([
  [{SITE_URL: 'https://docs.example.org', BASE_URL: '/help/'}, 'https://docs.example.org/help/'],
  [{SITE_URL: '', BASE_URL: ''}, `${identity.defaultUrl}/`],
])('with %j the address of the site is %s', async (given, address) => {
  const {url, baseUrl} = await configIn(given);
  expect(url + baseUrl).toBe(address);
  expect(address, 'src/site/identity.ts').toMatch(/^https:/);
});

test('two sites on one host keep the choices of their readers apart', async () => {
  const {storage: first} = await configIn({BASE_URL: '/help/'});
  const {storage: second} = await configIn({BASE_URL: '/preview/'});
  expect(first?.namespace).not.toBe(second?.namespace);
});

/** Of a site, what plugins need to begin. */
const context = {
  baseUrl: '/',
  siteDir: '.',
  outDir: 'build',
  siteConfig: {future: {}},
  siteStorage: {},
} as unknown as LoadContext;

test.each([
  ['script', 'development', false],
  ['script', 'production', true],
  ['light', 'development', false],
  ['light', 'production', true],
])('src/%s has its script, for %s, in a file: %s', async (folder, NODE_ENV, isFile) => {
  setEnvironment({NODE_ENV});
  const {default: plugin} = (await import(`../../src/${folder}/plugin`)) as {
    default: (context: LoadContext, options: object) => Plugin;
  };
  const content = {script: 'of each page', file: 'file.js'};
  const tags = plugin(context, {}).injectHtmlTags?.({content});
  expect(JSON.stringify(tags).includes('file.js')).toBe(isFile);
  expect(JSON.stringify(tags).includes('of each page')).toBe(!isFile);
});

test('npm start shows a change of the lists and of the API description when it is saved', () => {
  const made = plugins.map((plugin) => (typeof plugin === 'function' ? plugin(context, {}) : undefined)) as Plugin[];
  const watched = made.flatMap((plugin) => plugin.getPathsToWatch?.() ?? []).map((file) => path.relative('.', file));
  expect(watched).toEqual(expect.arrayContaining([descriptionFile, glossaryFile, situations.file]));
});

test.each([
  ['development', true],
  ['production', false],
])('what says that a build is whole is there while the site is made for %s: %s', async (NODE_ENV, isThere) => {
  setEnvironment({NODE_ENV});
  const outDir = temporaryFolder();
  const site = {...context, siteConfig: {future: {experimental_router: 'hash'}}, outDir} as unknown as Props;
  const {postBuild, loadContent} = afterBuild({readers: [], writers: []})(site);
  await postBuild?.(site as Parameters<NonNullable<typeof postBuild>>[0]);
  await loadContent?.();
  expect(readdirSync(outDir).length === 1).toBe(isThere);
});
