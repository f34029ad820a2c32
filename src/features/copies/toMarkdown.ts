import type {CheerioAPI} from 'cheerio';
import {isTag, isText, type AnyNode} from 'domhandler';
import {h} from 'hastscript';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {leaveText, writeFullAddresses} from '../../after/builtHtml';

type Element = ReturnType<CheerioAPI>;

/** Rules for what HTML shows by styles, or Markdown lacks. In order: a summary is read before its details go. */
function rulesFor($: CheerioAPI): Record<string, (element: Element) => void> {
  const bold = (text: string) => $('<p>').append($('<strong>').text(text.trim()));
  return {
    pre: (block) => {
      block.children('code').attr('class', block.attr('class') ?? '');
      const title = block.parent().prev('div');
      title.replaceWith($('<p>').append($('<code>').text(title.text())));
    },
    '[role=tabpanel]': (panel) => panel.removeAttr('hidden').prepend(bold(panel.attr('aria-label') ?? '')),
    summary: (summary) => {
      summary.replaceWith(summary.has('h1, h2, h3').length > 0 ? summary.contents() : bold(summary.text()));
    },
    details: (details) => details.replaceWith(details.contents()),
    'a[rel=tag] > span': (count) => count.text(` (${count.text()})`),
    '[class*=authorBlogPostCount]': (count) => count.text(`Posts: ${count.text()}`),
    '.theme-admonition': (notice) => {
      notice.find('[class^=admonitionIcon]').remove();
      const title = notice.children().first().text().trim();
      const content = notice.children().slice(1);
      notice.replaceWith($('<blockquote>').append(bold(title.charAt(0).toUpperCase() + title.slice(1)), content));
    },
  };
}

/** Makes the content of a built page plain HTML with absolute addresses, without components and theme. */
function plainContent($: CheerioAPI, address: string): AnyNode[] {
  const body = $('body');
  // Tabs of the framework have their name in the list alone.
  for (const panel of body.find('[role=tabpanel]:not([aria-label])').get()) {
    const tabs = $(panel).closest('.tabs-container').find('[role=tab]');
    $(panel).attr('aria-label', tabs.eq($(panel).index()).text());
  }
  // Of a picture for each mode, one is enough, and of an author the name.
  body.find('[role=tablist], [class*=themedComponent--dark], .avatar__photo-link, .avatar__photo').remove();
  leaveText($);
  body.find('svg[role=img], img').each((_, picture) => {
    const words = $(picture).attr('aria-label') ?? $(picture).attr('alt') ?? '';
    $(picture).replaceWith(`[Picture: ${words}]`);
  });
  for (const [selector, rule] of Object.entries(rulesFor($))) {
    for (const element of body.find(selector).get()) {
      rule($(element));
    }
  }
  writeFullAddresses($, body, address);
  return body.contents().get();
}

/** The tree that the converter reads. Comments are only for hydration. */
function toTree(nodes: AnyNode[]): (string | ReturnType<typeof h>)[] {
  return nodes.flatMap((node) =>
    isText(node) ? node.data : isTag(node) ? h(node.name, node.attribs, toTree(node.children)) : [],
  );
}

const converter = unified()
  .use(rehypeRemark)
  // Aligned cells would make tables with long texts unreadable, and larger.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'})
  .freeze();

/** Converts a built page to Markdown, with its address in the last line. */
export async function toMarkdown($: CheerioAPI, address: string): Promise<string> {
  const tree = await converter.run(h(null, toTree(plainContent($, address))));
  return `${converter.stringify(tree).trim()}\n\nSource: <${address}>\n`;
}
