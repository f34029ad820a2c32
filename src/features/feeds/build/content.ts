import {load} from 'cheerio';
import {findMarks, htmlInside, writeFullAddresses} from '../../../build/builtHtml';

/** What is of no use outside the page: controls, anchors beside headings, drawings that the text repeats. */
const notForFeeds = 'button, .hash-link, svg, header, [aria-hidden=true]';

/** How the page looks and behaves, which a reader of feeds neither has nor needs. */
const attributesToDrop = ['class', 'style', 'tabindex', 'target'];

/** The text of a built page as its feed carries it: complete, with full addresses, without the site's own frame. */
export function feedContent(html: string, container: string, address: string): string {
  const $ = load(html);
  const body = $(container).first();
  body.find(notForFeeds).remove();
  // A mark says by its look that it is no part of the sentence; without the look it needs brackets.
  findMarks($, body).each((_, mark) => {
    $(mark).replaceWith(`(${$(mark).text()})`);
  });
  writeFullAddresses($, body, address);
  for (const attribute of attributesToDrop) {
    body.find(`[${attribute}]`).removeAttr(attribute);
  }
  return htmlInside(body).trim();
}
