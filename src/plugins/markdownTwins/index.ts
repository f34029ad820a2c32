import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hasPages} from '../../site/hasPages';
import {twinOf} from '../../site/twins';
import {builtPages, readBuiltPage} from '../builtPages';
import {outputFile} from '../outputFile';
import {listPages, type ListedArea} from '../pageList/collect';
import {toMarkdown} from './convert';
import {renderAll, renderIndex} from './llms';

/** Writes a Markdown twin of every page, made from the built page, and two files that lead programs through them. */
export default function markdownTwinsPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const {url} = siteConfig;
  let areas: ListedArea[] = [];

  async function writeTwin(permalink: string, outDir: string): Promise<string> {
    const twin = toMarkdown(readBuiltPage(permalink, outDir, siteConfig), new URL(permalink, url).href);
    await outputFile(path.join(outDir, twinOf(permalink, baseUrl).slice(baseUrl.length)), twin);
    return twin;
  }

  return {
    name: 'markdown-twins',
    allContentLoaded({allContent}) {
      areas = listPages(allContent, siteConfig);
    },
    async postBuild({outDir, routesPaths}) {
      if (!hasPages(siteConfig)) {
        return;
      }
      const permalinks = builtPages(routesPaths, siteConfig);
      const twins = new Map<string, string>();
      for (const permalink of permalinks) {
        twins.set(permalink, await writeTwin(permalink, outDir));
      }
      const index = renderIndex(areas, ({permalink}) => new URL(twinOf(permalink, baseUrl), url).href);
      const all = areas.flatMap(({pages}) => pages.map(({permalink}) => twins.get(permalink) ?? ''));
      await writeFile(path.join(outDir, 'llms.txt'), index);
      await writeFile(path.join(outDir, 'llms-full.txt'), renderAll(all));
    },
  };
}
