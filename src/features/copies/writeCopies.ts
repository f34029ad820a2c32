import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {Reader} from '../../after';
import {outputFile} from '../../after/outputFile';
import {allContentOf} from '../../build/contentOf';
import {copyOf} from '../../site/copyOf';
import {description as siteDescription, identity} from '../../site/identity';
import {listPages} from '../pageList/listPages';
import {toMarkdown} from './toMarkdown';

const descriptionOfApi = {
  title: 'OpenAPI description of the API',
  description: 'Every call with its parameters and responses, for client generators.',
};

/** The line of a page in `llms.txt`. A bracket in its title would end the link. */
function entryOf({title, description}: {title: string; description: string}, address: string): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${address})${description && `: ${description}`}`;
}

/** Writes pages as Markdown, `llms.txt`, which lists them, see llmstxt.org, and `llms-full.txt` with their text. */
export function writeCopies(site: Props): Reader {
  const {outDir, baseUrl, siteConfig} = site;
  const copies = new Map<string, string>();
  return {
    async read(permalink, content) {
      const copy = await toMarkdown(content, new URL(permalink, siteConfig.url).href);
      const address = copyOf(permalink, baseUrl);
      copies.set(address, copy);
      await outputFile(path.join(outDir, address.slice(baseUrl.length)), copy);
    },
    async write() {
      const heading = `# ${identity.title} documentation\n\n> ${siteDescription}\n`;
      const areas = listPages(allContentOf(site.plugins)).map(({title, groups}) => {
        const pages = groups.flatMap((group) => group.pages);
        return {title, pages: pages.map((page) => ({...page, copy: copyOf(page.permalink, baseUrl)}))};
      });
      const lists = areas.map(({title, pages}) => {
        const lines = pages.map((page) => entryOf(page, new URL(page.copy, siteConfig.url).href));
        return `## ${title}\n\n${lines.join('\n')}\n`;
      });
      const texts = areas.flatMap(({pages}) => pages.map(({copy}) => copies.get(copy) ?? ''));
      const openApi = entryOf(descriptionOfApi, new URL(`${baseUrl}openapi.json`, siteConfig.url).href);
      await outputFile(path.join(outDir, 'llms.txt'), [heading, `${openApi}\n`, ...lists].join('\n'));
      await outputFile(path.join(outDir, 'llms-full.txt'), [heading, ...texts].join('\n---\n\n'));
    },
  };
}
