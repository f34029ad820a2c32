import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {load} from 'cheerio';
import type {Step} from '../../build/afterBuild';
import {titleOf} from '../../build/builtHtml';
import {fileOfPage} from '../../build/builtPages';
import {allContentOf} from '../../build/contentOf';
import {outputFile} from '../../build/outputFile';
import {replaceIn} from '../../build/onPages';
import {textsOf} from '../../build/texts';
import {descriptionIn} from '../../site/identity';
import {allPagesPath} from '../../site/navigation';
import {listPages, type ListedArea, type ListedPage} from './listPages';

function escapeText(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The list of all pages of a finished build, where pages of code have their titles too. */
export function listBuiltPages({outDir, siteConfig, plugins, generatedFilesDir}: Props): ListedArea[] {
  function complete(page: ListedPage): ListedPage {
    if (!page.isCode) {
      return page;
    }
    const $ = load(readFileSync(path.join(outDir, fileOfPage(page.permalink, siteConfig))));
    const description = $('meta[name=description]').attr('content') ?? '';
    return {...page, title: titleOf($), description: description === textsOf(descriptionIn) ? '' : description};
  }
  return listPages(allContentOf(plugins), {generatedFilesDir, siteConfig}).map((area) => ({
    ...area,
    groups: area.groups.map((group) => ({...group, pages: group.pages.map(complete)})),
  }));
}

/** An entry of the list whose page is code: its link with the address, and what is between title and description. */
const entry = /(<a\b[^>]*\bdata-site-code-page="?([^" >]+)[^>]*>)[^<]*(<\/a>\s*<p>)[^<]*/g;

/** Writes the titles of pages of code into the page that lists all, because both were rendered at the same time. */
export const nameCodePages: Step = async (site) => {
  const {outDir, baseUrl, siteConfig} = site;
  const pages = listBuiltPages(site).flatMap(({groups}) => groups.flatMap((group) => group.pages));
  if (pages.some(({isCode}) => isCode)) {
    const file = fileOfPage(baseUrl + allPagesPath.slice(1), siteConfig);
    const html = await readFile(path.join(outDir, file), 'utf8');
    const named = replaceIn({file, html}, entry, (_, link, permalink, between) => {
      const page = pages.find((one) => one.permalink === permalink);
      return `${link}${escapeText(page?.title)}${between}${escapeText(page?.description)}`;
    });
    await outputFile(path.join(outDir, file), named);
  }
};
