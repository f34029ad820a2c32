import path from 'node:path';
import type {Step} from '../../build/afterBuild';
import {builtPages, readBuiltPage} from '../../build/builtPages';
import {allContentOf} from '../../build/contentOf';
import {outputFile} from '../../build/outputFile';
import {copyOf} from '../../site/copyOf';
import {identity} from '../../site/identity';
import {listPages, type ListedArea, type ListedPage} from '../pageList/listPages';
import {toMarkdown} from './toMarkdown';

const heading = `# ${identity.title} documentation\n\n> ${identity.description}\n`;

/**
 * Writes every page as Markdown, and two files for programs: `llms.txt`, which lists the pages in the format of
 * llmstxt.org, and `llms-full.txt` with their text.
 */
export const writeCopies: Step = async ({outDir, baseUrl, routesPaths, siteConfig, plugins}) => {
  const {url} = siteConfig;
  const copies = new Map<string, string>();
  for (const permalink of builtPages(routesPaths, siteConfig)) {
    const copy = await toMarkdown(readBuiltPage(permalink, outDir, siteConfig), new URL(permalink, url).href);
    copies.set(permalink, copy);
    await outputFile(path.join(outDir, copyOf(permalink, baseUrl).slice(baseUrl.length)), copy);
  }

  function list(title: string, pages: ListedPage[]): string {
    const lines = pages.map((page) => {
      const address = new URL(copyOf(page.permalink, baseUrl), url).href;
      return `- [${page.title}](${address}): ${page.description}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  }

  const areas = listPages(allContentOf(plugins), siteConfig);
  // The lists by topic only repeat pages.
  const topics = list(
    'Optional',
    areas.flatMap((area) => area.topics),
  );
  const pagesOf = ({groups}: ListedArea) => groups.flatMap(({pages}) => pages);
  const lists = [heading, ...areas.map((area) => list(area.title, pagesOf(area))), topics];
  const texts = areas.flatMap(pagesOf).map(({permalink}) => copies.get(permalink) ?? '');
  await outputFile(path.join(outDir, 'llms.txt'), lists.join('\n'));
  await outputFile(path.join(outDir, 'llms-full.txt'), [heading, ...texts].join('\n---\n\n'));
};
