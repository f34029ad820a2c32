import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pack, type SearchData} from '../../search/pack';
import type {Section} from '../../search/section';
import type {Redirect} from '../../site/redirects';
import {searchAliases} from '../../site/searchAliases';
import {builtPages, readBuiltPage} from '../builtPages';
import {nameOf, searchFiles} from './client';
import {searchFolder, unnamedFolder} from './places';
import {sectionsOf} from './sections';

type Built = {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  routesPaths: string[];
  redirects: Redirect[];
};

function readSections(permalink: string, built: Built): [Section, ...Section[]][] {
  const address = permalink.slice(built.baseUrl.length);
  const leadsHere = built.redirects.filter(({to}) => to === `/${address.replace(/\/$/, '')}`);
  const sections = sectionsOf(
    readBuiltPage(permalink, built.outDir, built),
    address,
    leadsHere.map(({from}) => from),
  );
  return sections ? [sections] : [];
}

export function writeFiles(folder: string, files: [name: string, text: string][]): void {
  rmSync(path.dirname(folder), {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of files) {
    writeFileSync(path.join(folder, name), text);
  }
}

/** Writes what a reader loads to search, and hands back what tells a page where that is. */
export function writeSearch(built: Built): (html: string) => string {
  const pages = pack(builtPages(built.routesPaths, built).flatMap((page) => readSections(page, built)));
  const files = searchFiles(built, JSON.stringify({pages, meanings: searchAliases()} satisfies SearchData));
  const name = nameOf(files);
  writeFiles(path.join(built.outDir, searchFolder('/'), name), files);
  return (html) => html.replaceAll(unnamedFolder(built.baseUrl), `${searchFolder(built.baseUrl)}${name}/`);
}
