import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pack, type SearchData} from '../../search/pack';
import type {Section} from '../../search/section';
import {hasPages} from '../../site/hasPages';
import type {Redirect} from '../../site/redirects';
import {searchAliases} from '../../site/searchAliases';
import {builtPages, readBuiltPage} from '../builtPages';
import {nameOf, searchFiles} from './client';
import {searchFolder, unnamedFolder} from './places';
import {sectionsOf} from './sections';

type Built = {outDir: string; baseUrl: string; trailingSlash: boolean | undefined};

function readSections(permalink: string, built: Built, redirects: Redirect[]): [Section, ...Section[]][] {
  const address = permalink.slice(built.baseUrl.length);
  const knownAs = redirects.filter(({to}) => to === `/${address.replace(/\/$/, '')}`).map(({from}) => from);
  const sections = sectionsOf(readBuiltPage(permalink, built.outDir, built), address, knownAs);
  return sections ? [sections] : [];
}

function write(folder: string, files: [name: string, text: string][]): void {
  rmSync(path.dirname(folder), {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of files) {
    writeFileSync(path.join(folder, name), text);
  }
}

/** In every page that has it, without a pause and each in one step: other plugins are about to read and change them. */
function replaceInPages(outDir: string, from: string, to: string): void {
  for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(outDir, name);
    const html = name.endsWith('.html') ? readFileSync(file, 'utf8') : '';
    if (html.includes(from)) {
      writeFileSync(`${file}.named`, html.replaceAll(from, to));
      renameSync(`${file}.named`, file);
    }
  }
}

/** What the last build left, for the development server. Nothing is told by an empty file. */
async function lastData(siteDir: string): Promise<string> {
  const [file] = await Globby('*/sections.json', {cwd: path.join(siteDir, 'build', searchFolder('/')), absolute: true});
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/**
 * The search of the site. A reader loads the text of all sections once, about 50 kB, and a worker makes the index of it:
 * that is smaller than a finished index with its texts, and from then on searching works offline.
 */
export default function searchPlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  {redirects}: {redirects: Redirect[]},
): Plugin {
  const site = {siteDir, baseUrl};
  const unnamed = unnamedFolder(baseUrl);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const inDevelopment = path.join(generatedFilesDir, 'search-client/unnamed');
  const served = {devServer: {static: [{directory: inDevelopment, publicPath: unnamed, watch: false}]}};
  return {
    name: 'search',
    async contentLoaded() {
      if (isDevelopment) {
        write(inDevelopment, searchFiles(site, await lastData(siteDir)));
      }
    },
    configureWebpack: () => ({mergeStrategy: {'devServer.static': 'append'}, ...served}),
    postBuild({outDir, routesPaths}) {
      if (hasPages(siteConfig)) {
        const built = {outDir, baseUrl, trailingSlash: siteConfig.trailingSlash};
        const pages = pack(builtPages(routesPaths, built).flatMap((page) => readSections(page, built, redirects)));
        const files = searchFiles(site, JSON.stringify({pages, meanings: searchAliases()} satisfies SearchData));
        const name = nameOf(files);
        write(path.join(outDir, searchFolder('/'), name), files);
        replaceInPages(outDir, unnamed, `${searchFolder(baseUrl)}${name}/`);
      }
      return Promise.resolve();
    },
  };
}
