import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pack, type SearchData} from '../model/pack';
import type {Section} from '../model/section';
import type {Redirect} from '../../../site/redirects';
import {searchAliases} from './aliases';
import type {Step} from '../../../build/afterBuild';
import {builtPages, readBuiltPage} from '../../../build/builtPages';
import {searchFiles} from './client';
import {searchFolder} from './places';
import {sectionsOf} from './sections';

type Pages = {outDir: string; baseUrl: string; trailingSlash: boolean | undefined; redirects: Redirect[]};

function readSections(permalink: string, pages: Pages): [Section, ...Section[]][] {
  const address = permalink.slice(pages.baseUrl.length);
  const redirectsHere = pages.redirects.filter(({to}) => to === `/${address.replace(/\/$/, '')}`);
  const sections = sectionsOf(
    readBuiltPage(permalink, pages.outDir, pages),
    address,
    redirectsHere.map(({from}) => from),
  );
  return sections ? [sections] : [];
}

export function writeFiles(folder: string, files: [name: string, text: string][]): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of files) {
    writeFileSync(path.join(folder, name), text);
  }
}

/** Writes the files for searching. */
export function writeSearch(redirects: Redirect[]): Step {
  return async ({siteDir, outDir, baseUrl, routesPaths, siteConfig, codeTranslations}) => {
    const pages = {outDir, baseUrl, trailingSlash: siteConfig.trailingSlash, redirects};
    const sections = pack(builtPages(routesPaths, pages).flatMap((page) => readSections(page, pages)));
    const data: SearchData = {pages: sections, meanings: searchAliases()};
    const files = await searchFiles({siteDir, baseUrl, codeTranslations}, JSON.stringify(data));
    writeFiles(path.join(outDir, searchFolder('/')), files);
  };
}
