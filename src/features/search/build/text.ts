// Reduces a page to the text that readers may search for.
import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {marks, unwrapTerms} from '../../../build/builtHtml';

/** Elements that are not text: controls, drawings, and repetitions. */
const noText = [
  'script, style, svg, button, form, input, select, nav, footer, template, [hidden], [aria-hidden="true"]',
  '.hash-link, [popover], header, thead, [role="tabpanel"], .blog-list-page article',
].join(', ');

export function tidy(text: string): string {
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:?!)])/g, '$1')
    .trim()
    .replace(/(?: ·)+$/, '');
}

/** Drops lists of links, because their targets are found by their titles. */
function dropLinkLists($: CheerioAPI, root: Cheerio<AnyNode>): void {
  for (const list of root.find('ul, ol').get()) {
    const items = $(list).children('li').get();
    if (items.every((item) => tidy($(item).text()).startsWith(tidy($(item).find('a').first().text()) || '\0'))) {
      $(list).remove();
    }
  }
}

export function leaveText($: CheerioAPI, root: Cheerio<AnyNode>): void {
  unwrapTerms($, root);
  root.find(noText).remove();
  root.find(marks).remove();
  dropLinkLists($, root);
}
