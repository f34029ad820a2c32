import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** Takes glossary terms and pictures out of the buttons that they are on a page. */
export function unwrapButtons<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>): void {
  root.find('button:is([popovertarget][aria-describedby], :has(img, svg[role=img]))').each((_, button) => {
    $(button).replaceWith($(button).contents());
  });
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

/** Whether a page is HTML alone, without the scripts of the framework. */
export function isLight($: CheerioAPI): boolean {
  return $('html').is('[data-light]');
}

/** Every element of a page. */
export function elementsOf($: CheerioAPI): Element[] {
  return [...$('html').get(), ...$('html').find('*').get()];
}

/** The inner HTML without the framework's comments, which only hydration needs. */
export function htmlInside<Node extends AnyNode>(root: Cheerio<Node>): string {
  return (root.html() ?? '').replace(/<!--[^]*?-->/g, '');
}

/** The head and the content of a page, without the navigation, as a document that may be changed. */
export function copyContent($: CheerioAPI): CheerioAPI {
  const copy = load('');
  const main = $('main');
  // A page of code may lack this element. The framework then skips to its own container.
  const content = main.length > 0 ? main : $('#__docusaurus_skipToContent_fallback').contents();
  copy('html').attr($('html').attr() ?? {});
  copy('head').append($('head').contents().clone());
  copy('body').append(content.clone());
  return copy;
}
