import type {CheerioAPI} from 'cheerio';
import {htmlInside, unwrapButtons, writeFullAddresses} from '../../build/builtHtml';
import {notForReaders} from '../../build/notText';

/** Attributes for looks and behaviour, which feed readers ignore. */
const attributesToDrop = ['class', 'style', 'tabindex', 'target'];

/** A part of a built page as the content of a feed item: complete, with absolute addresses, without the frame of the site. */
export function feedContent($: CheerioAPI, container: string, address: string): string {
  const body = $(container).first();
  unwrapButtons($, body);
  // The title is an element of its own in a feed.
  body.find(`${notForReaders}, header`).remove();
  writeFullAddresses($, body, address);
  for (const attribute of attributesToDrop) {
    body.find(`[${attribute}]`).removeAttr(attribute);
  }
  return htmlInside(body).trim();
}
