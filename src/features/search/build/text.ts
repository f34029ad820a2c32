// What of a page is text that somebody may look for.
import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {findMarks, unwrapTerms} from '../../../build/builtHtml';

/** What stands among the text and is none: controls, drawings, and what is said again elsewhere. */
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

/** A mark behind a statement is none of its words. One that begins a row alone is what the row is about. */
function dropMarks($: CheerioAPI, root: Cheerio<AnyNode>): void {
  for (const mark of findMarks($, root).get()) {
    const own = $(mark);
    if (!own.parent().is('td:first-child') || tidy(own.parent().text()) !== tidy(own.text())) {
      own.remove();
    }
  }
}

/** A list whose items begin with links names what is found under its own name. */
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
  dropMarks($, root);
  dropLinkLists($, root);
}
