import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {titleOf} from '../../build/builtHtml';
import {fileOfPage} from '../../build/builtPages';
import {allContentOf} from '../../build/contentOf';
import {textsOf} from '../../build/texts';
import {descriptionIn} from '../../site/identity';
import {listPages, type ListedArea, type ListedPage} from './listPages';

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
