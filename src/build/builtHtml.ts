import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';

/** The certainty marks of a page. They are symbols with a label. */
export const marks = 'span[data-mark]';

/** Writes the marks as words in brackets, for places without styles. */
export function writeMarks<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>): void {
  root.find(marks).each((_, mark) => {
    $(mark).replaceWith(`(${$(mark).attr('aria-label') ?? ''})`);
  });
}

/** Replaces glossary terms, which are buttons on a page, with their text. */
export function unwrapTerms<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>): void {
  root.find('button[popovertarget][aria-describedby]').each((_, term) => {
    $(term).replaceWith($(term).contents());
  });
}

/** Makes the addresses of links and pictures absolute, so that they also work outside the site. */
export function writeFullAddresses<Node extends AnyNode>($: CheerioAPI, root: Cheerio<Node>, address: string): void {
  for (const [selector, attribute] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const) {
    root.find(selector).each((_, found) => {
      $(found).attr(attribute, new URL($(found).attr(attribute) ?? '', address).href);
    });
  }
}

/** The inner HTML without the framework's comments, which only hydration needs. */
export function htmlInside<Node extends AnyNode>(root: Cheerio<Node>): string {
  return (root.html() ?? '').replace(/<!--[^]*?-->/g, '');
}

const body = /<body\b[^>]*>/;
const main = /<main\b[^>]*>[^]*<\/main>/;

/** The navigation is most of a page, and parsing it too would take most of the time. */
export function withoutNavigation(html: string): string {
  const start = body.exec(html);
  const content = main.exec(html);
  return start && content ? `${html.slice(0, start.index)}<body>${content[0]}</body></html>` : html;
}
