import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';

/** The text of a page: what says so, but for a word in it that is a button. */
const texts = '[data-text]:not(button, [data-text] *)';

/** What works only on the page itself. A drawing is no text either, but paper and a saved page show it. */
export const controls = '[data-not-text=""]';

/** All that is not text: what says so, what nobody hears, and the tags that never are. */
const notText = '[data-not-text], [aria-hidden=true], nav, footer, button, script, style, template';

/** Takes words that are text out of the buttons that they are on a page. */
export function unwrapButtons($: CheerioAPI): void {
  for (const button of $('button[data-text]').get()) {
    $(button).replaceWith($(button).contents());
  }
}

/** Leaves the text of a page, for those who only read words. */
export function leaveText($: CheerioAPI): void {
  unwrapButtons($);
  $('body').find(notText).remove();
}

/** Makes the addresses of links and pictures absolute, so that they also work outside the site. */
export function writeFullAddresses<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>, address: string): void {
  for (const attribute of ['href', 'src']) {
    root.find(`[${attribute}]`).each((_, found) => {
      $(found).attr(attribute, new URL($(found).attr(attribute) ?? '', address).href);
    });
  }
}

/** The title of a page without that of the site, with which it ends. */
export function titleOf($: CheerioAPI): string {
  return $('title')
    .text()
    .replace(/ \| [^|]*$/, '');
}

/** The head and the text of a page as a document that may be changed. */
export function copyContent($: CheerioAPI): CheerioAPI {
  const copy = load('');
  // A list and a page of src/pages say nothing of their text. A page of code may also lack `main`: the framework then skips to its own container.
  const places = [$(texts), $('main'), $('#__docusaurus_skipToContent_fallback').contents()];
  const content = places.find(({length}) => length > 0) ?? $('body').contents();
  copy('html').attr($('html').attr() ?? {});
  copy('head').append($('head').contents().clone());
  copy('body').append(content.clone());
  return copy;
}
