import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';

/** The certainty marks of a page. They are symbols with a label. */
export const marks = 'span[data-site-mark]';

/** Writes the marks as words in brackets, for places without styles. */
export function writeMarks<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>): void {
  root.find(marks).each((_, mark) => {
    $(mark).replaceWith(`(${$(mark).attr('aria-label') ?? ''})`);
  });
}

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

/** The inner HTML without the framework's comments, which only hydration needs. */
export function htmlInside<Node extends AnyNode>(root: Cheerio<Node>): string {
  return (root.html() ?? '').replace(/<!--[^]*?-->/g, '');
}

/** The head and the content of a page. Parsing the navigation too would take most of the time. */
export function parseContent(html: string): CheerioAPI {
  const start = html.indexOf('<main');
  if (start === -1) {
    // A page of code may lack this element. The framework then skips to its own container.
    const $ = load(html);
    $('body').html($('#__docusaurus_skipToContent_fallback').html() ?? '');
    return $;
  }
  const body = html.indexOf('>', html.indexOf('<body')) + 1;
  const end = html.lastIndexOf('</main>');
  return load(html.slice(0, body) + html.slice(start, end));
}
