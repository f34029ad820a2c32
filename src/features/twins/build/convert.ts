import {translate} from '@docusaurus/Translate';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {cleanPage} from './clean';

const converter = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  // Aligned cells would make tables with long texts unreadable, and larger.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .freeze();

/** Converts a built page to Markdown, with its address in the last line. */
export function toMarkdown(html: string, address: string): string {
  const markdown = converter.processSync(cleanPage(html, address)).toString().trim();
  return `${markdown}\n\n${translate({id: 'twin.source', message: 'Source: {address}', description: 'The last line of a page in Markdown'}, {address: `<${address}>`})}\n`;
}
