import {translate} from '@docusaurus/Translate';
import {identity} from '../../../site/identity';
import type {ListedArea, ListedPage} from '../../pageList/model/listed';

type AddressOf = (page: ListedPage) => string;

const title = translate({id: 'site.documentation', message: '{site} documentation'}, {site: identity.title});
const heading = `# ${title}\n\n> ${identity.description}\n`;

function entries(pages: readonly ListedPage[], addressOf: AddressOf): string {
  return pages.map((page) => `- [${page.title}](${addressOf(page)}): ${page.description}`).join('\n');
}

/**
 * An index of all pages in the format of llmstxt.org: title, summary, and lists by area. The lists by topic only repeat
 * pages, so they are in its "Optional" section.
 */
export function renderIndex(areas: readonly ListedArea[], addressOf: AddressOf): string {
  const lists = areas.map(({title, pages}) => `## ${title}\n\n${entries(pages, addressOf)}\n`);
  const topics = areas.flatMap((area) => area.topics);
  return [heading, ...lists, `## Optional\n\n${entries(topics, addressOf)}\n`].join('\n');
}

/** The text of all pages as one file. */
export function renderAll(twins: readonly string[]): string {
  return [heading, ...twins].join('\n---\n\n');
}
