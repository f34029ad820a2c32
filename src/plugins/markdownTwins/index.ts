import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readOutputHTMLFile} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {hasTwins, twinOf} from '../../site/twins';
import {listPages, type ListedArea} from '../pageList/collect';
import {toMarkdown} from './convert';
import {renderAll, renderIndex} from './llms';

/** Writes a Markdown twin of every page, made from the built page, and two files that lead programs through them. */
export default function markdownTwinsPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const {trailingSlash, url} = siteConfig;
  let areas: ListedArea[] = [];

  function readPage(permalink: string, outDir: string): Promise<Buffer> {
    return permalink === baseUrl
      ? readOutputHTMLFile('index', outDir, false)
      : readOutputHTMLFile(permalink.slice(baseUrl.length), outDir, trailingSlash);
  }

  async function writeTwin(permalink: string, outDir: string): Promise<[string, string]> {
    const html = await readPage(permalink, outDir);
    const twin = toMarkdown(html.toString(), new URL(permalink, url).href);
    const file = path.join(outDir, twinOf(permalink, baseUrl).slice(baseUrl.length));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, twin);
    return [permalink, twin];
  }

  return {
    name: 'markdown-twins',
    allContentLoaded({allContent}) {
      areas = listPages(allContent, siteConfig);
    },
    async postBuild({outDir, routesPaths}) {
      if (!hasTwins(siteConfig)) {
        return;
      }
      const permalinks = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => applyTrailingSlash(route, siteConfig));
      const twins = new Map(await Promise.all(permalinks.map((permalink) => writeTwin(permalink, outDir))));
      const index = renderIndex(areas, ({permalink}) => new URL(twinOf(permalink, baseUrl), url).href);
      const all = areas.flatMap(({pages}) => pages.map(({permalink}) => twins.get(permalink) ?? ''));
      await writeFile(path.join(outDir, 'llms.txt'), index);
      await writeFile(path.join(outDir, 'llms-full.txt'), renderAll(all));
    },
  };
}
