import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {PurgeCSS} from 'purgecss';
import {bundle} from '../build/bundle';
import {emergency} from '../site/navigation';
import {sectionIds, sections} from '../site/sections';
import {placeOf, type Page, type Place} from './pages';

/** What a rule may ask of a page. Attributes are never a reason to leave a rule out, because scripts set them. */
type Names = {
  /** Tags, classes and ids. */
  words: Set<string>;
  /** Custom properties that elements use in their own styles. */
  properties: Set<string>;
  /** The addresses of scripts, whose words count too. */
  scripts: Set<string>;
};

/** Their folder stands for the script of all of them. */
const islands = 'src/islands';

/** The pages with a sheet of their own: what they are made of, no other page has. */
const alone = ['', emergency.path.slice(1), `${sections.wiki.path}/session`];

/** The sheet of a page: its own, that of its section, or of the other pages. Lists of topics need little, but show posts. */
function sheetOf(address: string | undefined): string {
  if (address !== undefined && alone.includes(address)) {
    return address;
  }
  const section = sectionIds.find((id) => `${address}/`.startsWith(`${sections[id].path}/`)) ?? 'site';
  return section !== 'blog' && address?.includes('/tags') ? 'tags' : section;
}

/** Each word of whole strings may be a tag, a class or an id. One that is put together from pieces is not found. */
function addWords({words}: Names, code: string): void {
  const strings = code.match(/(?<=['"`])[\w-][\w -]*(?=['"`])/g) ?? [];
  strings.flatMap((string) => string.split(' ')).forEach((word) => words.add(word));
}

function addNames(names: Names, {$}: Page): void {
  for (const {name, attribs} of $('html, html *').get()) {
    names.words.add(name).add(attribs.id ?? '');
    attribs.class?.split(/\s+/).forEach((one) => names.words.add(one));
    for (const value of Object.values(attribs)) {
      value.match(/(?<=var\()--[\w-]+/g)?.forEach((property) => names.properties.add(property));
    }
  }
  for (const script of $('script:not([type]), script[type=module]').get()) {
    addWords(names, $(script).text());
    names.scripts.add(script.attribs.src ?? '');
  }
  if ($('[data-light-island]').length > 0) {
    names.scripts.add(islands);
  }
}

async function purge(css: string, {words, properties}: Names): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'names'}],
    css: [{raw: css}],
    extractors: [{extensions: ['names'], extractor: () => [...words]}],
    dynamicAttributes: css.match(/(?<=\[)[\w-]+/g) ?? [],
    // A pseudo-class alone is a state, which any page may reach.
    safelist: {standard: [/^:/], variables: [...properties]},
    variables: true,
    keyframes: true,
  });
  return result?.css ?? '';
}

/** What islands are made of, and whatever they import but React. It is on a page only once they live. */
async function codeOfIslands(siteDir: string): Promise<string> {
  const entryPoints = Globby.sync(`${islands}/*.tsx`, {cwd: siteDir, absolute: true});
  return bundle({entryPoints, outdir: siteDir, jsx: 'automatic', external: ['react', 'react-dom']});
}

/** Collects what the light pages of each section are made of, and then makes one sheet for each section. */
export function collectSheets({outDir, siteDir, baseUrl}: Props) {
  const sheets = new Map<string, Names>();
  let whole = '';

  /** A file of the site by its address. Nothing for those of other hosts, and for what is not there. */
  function textOf(address: string): string {
    const file = path.join(outDir, address.slice(baseUrl.length).replace(/[?#].*/, ''));
    return address.startsWith(baseUrl) && existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  return {
    /** Notes what a page is made of. Returns its sheet, and where it goes; a page of the framework has none. */
    read(page: Page): (Place & {name: string}) | undefined {
      const {$, permalink} = page;
      if (!$('html').is('[data-light]')) {
        return undefined;
      }
      const link = `link[rel=stylesheet][href^="${baseUrl}assets/"]`;
      const place = placeOf(page, link);
      whole = $(link).attr('href') ?? '';
      const name = sheetOf(permalink?.slice(baseUrl.length));
      const names = sheets.get(name) ?? {words: new Set(), properties: new Set(), scripts: new Set()};
      sheets.set(name, names);
      addNames(names, page);
      return {...place, name};
    },
    /** The sheets by their names. By now other plugins have written the scripts of the pages. */
    async purged(): Promise<Map<string, string>> {
      const purged = new Map<string, string>();
      const ofIslands = await codeOfIslands(siteDir);
      for (const [name, names] of sheets) {
        for (const address of names.scripts) {
          addWords(names, address === islands ? ofIslands : textOf(address));
        }
        purged.set(name, await purge(textOf(whole), names));
      }
      return purged;
    },
  };
}
