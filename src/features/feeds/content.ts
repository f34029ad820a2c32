import type {CheerioAPI} from 'cheerio';
import {htmlInside, writeFullAddresses, writeMarks} from '../../build/builtHtml';

/** Elements that make no sense in a feed: controls, heading anchors, and drawings that the text repeats. */
export const notForFeeds = 'button, .hash-link, .theme-doc-toc-mobile, svg, header, [aria-hidden=true]';

/** Attributes for looks and behaviour, which feed readers ignore. */
const attributesToDrop = ['class', 'style', 'tabindex', 'target'];

/** A part of a built page as the content of a feed item: complete, with absolute addresses, without the frame of the site. */
export function feedContent($: CheerioAPI, container: string, address: string): string {
  const body = $(container).first();
  if (body.length === 0) {
    throw new Error(`${address} has no ${container}, which src/features/feeds looks for: the framework has changed.`);
  }
  body.find(notForFeeds).remove();
  writeMarks($, body);
  writeFullAddresses($, body, address);
  for (const attribute of attributesToDrop) {
    body.find(`[${attribute}]`).removeAttr(attribute);
  }
  return htmlInside(body).trim();
}
