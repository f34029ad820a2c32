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
 * An index of all pages in the form of llmstxt.org: a title, a summary, lists by area with a line each. The lists by topic
 * only repeat what stands above, which that form calls optional.
 */
export function renderIndex(areas: readonly ListedArea[], addressOf: AddressOf): string {
  const lists = areas.map(({title, pages}) => `## ${title}\n\n${entries(pages, addressOf)}\n`);
  const topics = areas.flatMap((area) => area.topics);
  return [heading, ...lists, `## Optional\n\n${entries(topics, addressOf)}\n`].join('\n');
}

/** The text of all pages in one file. */
export function renderAll(twins: readonly string[]): string {
  return [heading, ...twins].join('\n---\n\n');
}
